'use client'
import clsx from 'clsx'
import { Hourglass } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'

const soonMs = 5 * 60_000

/** "до 14:35, ещё 21 мин" (EP-15). Amber when little is left, red when it is past; `due` null: until the end of the event. */
export function Countdown({ due, className, icon = true }: { due: number | null; className?: string; icon?: boolean }) {
  const now = useEventTime()
  const format = useEventFormat()
  const t = useTranslations('time')
  const left = due === null ? Infinity : due - now
  const tone = left <= 0 ? 'text-lost' : left < soonMs ? 'text-wait' : 'text-ink-soft'
  return (
    <span className={clsx('figures inline-flex items-center gap-1.5 whitespace-nowrap', tone, className)}>
      {icon && <Hourglass aria-hidden className="size-[0.95em] shrink-0" strokeWidth={2.2} />}
      {due === null ? t('untilEnd') : format.until(due, now)}
    </span>
  )
}

/** Only what is left, "21 мин", where the moment stands elsewhere. */
export function TimeLeft({ due, className }: { due: number; className?: string }) {
  const now = useEventTime()
  const format = useEventFormat()
  return <span className={clsx('figures whitespace-nowrap', className)}>{format.length(due - now)}</span>
}

/** Time of day of an event moment, with the day when it is not today. */
export function Moment({ at, className }: { at: number; className?: string }) {
  const now = useEventTime(60_000)
  const format = useEventFormat()
  return <time className={clsx('figures whitespace-nowrap', className)}>{format.moment(at, now)}</time>
}
