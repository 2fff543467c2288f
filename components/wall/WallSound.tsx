'use client'
import { VolumeX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useRow } from '@/lib/live/client/hooks'
import { soundStore } from './sound'

/** Says that calls make no sound here: switched off by a master, or not let by the browser before a first touch. `brief`: the sign alone. */
export function WallSound({ brief = false }: { brief?: boolean }) {
  const t = useTranslations('walls.sound')
  const on = useRow('screen', 'screen')?.sound ?? true
  const state = useStore(soundStore, (sound) => sound.state)
  if (on && state !== 'blocked') return null
  return (
    <p className="text-ink-faint flex items-center gap-3 self-end text-[36px] leading-none">
      <VolumeX aria-hidden className="size-9" strokeWidth={2} />
      <span className={brief ? 'sr-only' : undefined}>{t(on ? 'blocked' : 'off')}</span>
    </p>
  )
}
