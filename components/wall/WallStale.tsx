'use client'
import { WifiOff } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useConnection, useSilence } from '@/lib/live/client/hooks'

/** Over everything while a wall shows old things: nobody near it knows why the flags stand still. */
export function WallStale() {
  const t = useTranslations('walls')
  const { status, ready } = useConnection()
  const silence = useSilence()
  const format = useEventFormat()
  if (status !== 'stale' || !ready) return null
  return (
    <div className="wall-sheet pointer-events-none bg-transparent! px-14 py-9">
      <p
        role="alert"
        className="bg-lost text-lost-ink mx-auto flex w-fit items-center gap-6 rounded-[6px] px-10 py-4 text-[44px] leading-tight font-bold"
      >
        <WifiOff aria-hidden className="size-12" strokeWidth={2.4} />
        {t('stale', { length: format.length((silence ?? 0) * 1000) })}
      </p>
    </div>
  )
}
