'use client'
import clsx from 'clsx'
import { Flag, Pause, Timer, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'

const looks: Record<'setup' | 'paused' | 'held' | 'finale' | 'ended', { icon: LucideIcon; tone: string }> = {
  setup: { icon: Timer, tone: 'text-ink-soft' },
  paused: { icon: Pause, tone: 'text-wait' },
  held: { icon: TriangleAlert, tone: 'text-lost' },
  finale: { icon: Flag, tone: 'text-wait' },
  ended: { icon: Flag, tone: 'text-ink-soft' },
}

/** Time of day by the event's clock, and in words when it does not run. */
export function EventClock({ className }: { className?: string }) {
  const t = useTranslations('screen')
  const clock = useRow('clock', 'clock')
  const now = useEventTime()
  const format = useEventFormat()
  if (!clock) return null
  const look = clock.status === 'running' ? null : looks[clock.status]
  const Icon = look?.icon
  return (
    <div className={clsx('flex items-baseline gap-2 whitespace-nowrap', className)}>
      <time className="figures text-xl font-bold sm:text-2xl" aria-label={t('clock', { time: format.moment(now) })}>
        <span className="sm:hidden">{format.moment(now)}</span>
        <span className="max-sm:hidden">{format.clock(now)}</span>
      </time>
      {clock.status === 'running' && clock.rate !== 1 && <span className="figures text-wait text-sm font-semibold">×{clock.rate}</span>}
      {look && Icon && (
        <span className={clsx('inline-flex items-center gap-1 self-center text-sm font-semibold', look.tone)}>
          <Icon aria-hidden className="size-4" strokeWidth={2.4} />
          <span className="max-sm:sr-only">{t(`clockState.${clock.status}`)}</span>
        </span>
      )}
    </div>
  )
}
