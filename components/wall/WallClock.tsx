'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { span, timeOfDay, type Span } from '@/lib/i18n/eventTime'
import { untilStart } from './untilStart'
import { useServerUtc } from './useServerUtc'

/** The largest thing on the wall: the event's time of day, or how long until it begins (EP-44). `lobby`: it fills half of the wall. */
export function WallClock({ lobby = false }: { lobby?: boolean }) {
  const t = useTranslations('wall')
  const clock = useRow('clock', 'clock')
  const now = useEventTime()
  const format = useEventFormat()
  if (!clock) return <div className={lobby ? 'h-[420px]' : 'h-56'} />
  if (clock.status === 'setup') return <ToStart clock={clock} lobby={lobby} />
  const stands = clock.status === 'paused' || clock.status === 'held'
  const [hours, minutes] = timeOfDay(now, clock).split(':')
  return (
    <section aria-label={t(clock.status)} className="shrink-0">
      <time
        className={clsx(
          'figures block leading-[0.95] font-bold tracking-[-0.05em]',
          lobby ? 'text-[320px]' : 'text-[190px]',
          stands ? 'text-wait' : 'text-ink',
        )}
      >
        {hours}
        <span className="-mx-[0.13em]">:</span>
        {minutes}
      </time>
      <p className={clsx('mt-2 flex items-baseline gap-5 leading-tight', lobby ? 'text-[48px]' : 'text-[36px]')}>
        <span className={clsx('font-semibold', stands ? 'text-wait' : clock.status === 'running' ? 'text-calm' : 'text-ink-soft')}>
          {t(clock.status)}
        </span>
        <span className="text-ink-faint">{format.zone}</span>
        {clock.rehearsal && <span className="text-wait">{t('rehearsal')}</span>}
      </p>
    </section>
  )
}

interface ToStartProps {
  clock: { startsAt: string; zone: string; rehearsal: boolean }
  lobby: boolean
}

/** Before the start: how long until then, in large, by the server's clock. */
function ToStart({ clock, lobby }: ToStartProps) {
  const t = useTranslations('wall')
  const walls = useTranslations('walls')
  const format = useEventFormat()
  const utc = useServerUtc(true)
  // The event clock stands still: this keeps the screen counting.
  useEventTime()
  const left = utc ? untilStart(clock.startsAt, clock.zone, utc()) : null
  return (
    <section aria-label={t('setup')} className="shrink-0" data-countdown={left ?? ''}>
      <p className={clsx('text-ink-soft leading-tight font-semibold', lobby ? 'text-[56px]' : 'text-[40px]')}>
        {left === null ? t('setup') : walls('toStart')}
      </p>
      {left === null ? (
        <p className={clsx('text-press leading-[1.05] font-bold', lobby ? 'text-[200px]' : 'text-[120px]')}>{t('soon')}</p>
      ) : (
        <Figures left={span(left)} lobby={lobby} />
      )}
      <p className={clsx('mt-2 flex items-baseline gap-5 leading-tight', lobby ? 'text-[48px]' : 'text-[36px]')}>
        <span className="text-ink">{t('startsAt', { time: clock.startsAt })}</span>
        <span className="text-ink-faint">{format.zone}</span>
        {clock.rehearsal && <span className="text-wait">{t('rehearsal')}</span>}
      </p>
    </section>
  )
}

/** "1 h 20 min" with large figures and small units. */
function Figures({ left, lobby }: { left: Span; lobby: boolean }) {
  const t = useTranslations('walls.units')
  const { unit: _, ...parts } = left
  return (
    <p
      className={clsx(
        'figures text-press flex items-baseline leading-[0.95] font-bold tracking-[-0.05em]',
        lobby ? 'text-[250px]' : 'text-[150px]',
      )}
    >
      {Object.entries(parts).map(([unit, value]) => (
        <span key={unit} className="whitespace-nowrap">
          {value}
          <span className="mr-[0.3em] ml-[0.12em] font-sans text-[0.28em] tracking-normal">{t(unit as 'hours')}</span>
        </span>
      ))}
    </p>
  )
}
