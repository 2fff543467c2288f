'use client'
import { Drama } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { useRow } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'

/** The master plays a state: as long as he does, it is said in a line of its own, so that nobody orders in a foreign name by mistake. */
export function PlayingBanner() {
  const t = useTranslations('desk.states')
  const { playing, play } = useMaster()
  const state = useRow('states', playing)
  if (!state) return null
  return (
    <p role="status" className="border-press bg-press-wash flex flex-wrap items-center gap-3 border-b px-4 py-1.5 text-sm font-medium">
      <Drama aria-hidden className="text-press size-5" />
      <span aria-hidden className="border-ink/30 h-3.5 w-5 rounded-[2px] border" style={{ background: state.colour }} />
      <span className="flex-1">{t('banner', { state: state.name })}</span>
      <Button size="s" onClick={() => play(null)}>
        {t('stop')}
      </Button>
    </p>
  )
}
