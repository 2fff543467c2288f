'use client'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useRow } from '@/lib/live/client/hooks'
import { dayOfEvent, span, timeOfDay, zoneName } from './eventTime'

/** How this screen says event time: by the campaign's clock, in the reader's language. */
export function useEventFormat() {
  const clock = useRow('clock', 'clock')
  const t = useTranslations('time')
  const locale = useLocale()
  return useMemo(() => {
    const eventDay = { startsAt: clock?.startsAt ?? '00:00' }
    const length = (ms: number): string => {
      const { unit, ...values } = span(ms)
      return t(`span.${unit}`, values)
    }
    return {
      startsAt: eventDay.startsAt,
      zone: clock ? zoneName(clock.zone, locale) : '',
      /** `14:35`; with `now` given and another day, `день 2, 14:35`. */
      moment: (at: number, now?: number): string => {
        const text = timeOfDay(at, eventDay)
        const day = dayOfEvent(at, eventDay)
        return now !== undefined && day !== dayOfEvent(now, eventDay) ? t('onDay', { day, time: text }) : text
      },
      clock: (at: number): string => timeOfDay(at, eventDay, true),
      day: (at: number): number => dayOfEvent(at, eventDay),
      length,
      /** "до 14:35, ещё 21 мин" (EP-15). */
      until: (due: number, now: number): string =>
        due <= now
          ? t('overdue', { time: timeOfDay(due, eventDay) })
          : t('until', { time: timeOfDay(due, eventDay), left: length(due - now) }),
    }
  }, [clock, t, locale])
}
