'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { timeOfDay } from '@/lib/i18n/eventTime'
import { untilStart } from './untilStart'
import { useServerUtc } from './useServerUtc'

/** The largest thing on the wall: the event's time of day, or how long until it begins (EP-44). */
export function WallClock() {
  const t = useTranslations('wall')
  const clock = useRow('clock', 'clock')
  const now = useEventTime()
  const format = useEventFormat()
  const setup = clock?.status === 'setup'
  if (!clock) return <div className="h-56" />
  const stands = clock.status === 'paused' || clock.status === 'held'
  const [hours, minutes] = timeOfDay(now, clock).split(':')
  return (
    <section aria-label={t(clock.status)}>
      <time className={clsx('figures block text-[190px] leading-[0.95] font-bold tracking-[-0.05em]', stands ? 'text-wait' : 'text-ink')}>
        {hours}
        <span className="-mx-[0.13em]">:</span>
        {minutes}
      </time>
      <p className="mt-2 flex items-baseline gap-5 text-[36px] leading-tight">
        <span className={clsx('font-semibold', stands ? 'text-wait' : clock.status === 'running' ? 'text-calm' : 'text-ink-soft')}>
          {setup ? <ToStart startsAt={clock.startsAt} zone={clock.zone} /> : t(clock.status)}
        </span>
        <span className="text-ink-faint">{format.zone}</span>
        {clock.rehearsal && <span className="text-wait">{t('rehearsal')}</span>}
      </p>
    </section>
  )
}

function ToStart({ startsAt, zone }: { startsAt: string; zone: string }) {
  const t = useTranslations('wall')
  const format = useEventFormat()
  const utc = useServerUtc(true)
  useEventTime()
  const left = utc ? untilStart(startsAt, zone, utc()) : null
  if (!utc) return t('startsAt', { time: startsAt })
  return left === null ? t('soon') : t('startsIn', { left: format.length(left) })
}
