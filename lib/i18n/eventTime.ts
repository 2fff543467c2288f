/**
 * The one place where event time becomes text. Event time is milliseconds since the start; `startsAt` (`HH:MM`) is the time of
 * day shown at event time 0, in the event's zone. Deadlines read as "до 14:35, ещё 21 мин" (EP-15), never as 73:20.
 */
export interface EventDay {
  startsAt: string
}

const minute = 60_000
const day = 24 * 60 * minute
const two = (value: number) => String(value).padStart(2, '0')

const startMs = (startsAt: string): number => {
  const [hours, minutes] = startsAt.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * minute
}

const absolute = (at: number, clock: EventDay): number => startMs(clock.startsAt) + at

/** Time of day, `14:35`; with seconds `14:35:07`. */
export function timeOfDay(at: number, clock: EventDay, seconds = false): string {
  const inDay = ((Math.floor(absolute(at, clock)) % day) + day) % day
  const text = `${two(Math.floor(inDay / (60 * minute)))}:${two(Math.floor(inDay / minute) % 60)}`
  return seconds ? `${text}:${two(Math.floor(inDay / 1000) % 60)}` : text
}

/** Which day of the event a moment lies in: 1 is the day of the start. */
export const dayOfEvent = (at: number, clock: EventDay): number => Math.floor(absolute(at, clock) / day) + 1

export type Span =
  | { unit: 'seconds'; seconds: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'days'; days: number; hours: number }

/** A length of time in the two units a person says: 40 s, 21 min, 1 h 13 min, 2 d 4 h. Minutes are rounded up: a deadline is never later than told. */
export function span(ms: number): Span {
  const left = Math.max(0, ms)
  if (left < minute) return { unit: 'seconds', seconds: Math.ceil(left / 1000) }
  const minutes = Math.ceil(left / minute)
  if (minutes < 60) return { unit: 'minutes', minutes }
  if (minutes < 24 * 60) return { unit: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return { unit: 'days', days: Math.floor(minutes / (24 * 60)), hours: Math.floor((minutes % (24 * 60)) / 60) }
}

/** Event milliseconds of a time of day typed by a person, nearest to `near`; null when it is not a time. */
export function momentOf(typed: string, clock: EventDay, near: number): number | null {
  const match = /^(\d{1,2})[:.\s](\d{2})$/.exec(typed.trim())
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) return null
  const wanted = (Number(match[1]) * 60 + Number(match[2])) * minute
  const base = absolute(near, clock)
  const today = Math.floor(base / day) * day + wanted
  const candidates = [today - day, today, today + day]
  const nearest = candidates.reduce((best, at) => (Math.abs(at - base) < Math.abs(best - base) ? at : best))
  return nearest - startMs(clock.startsAt)
}

/** Short name of the event's zone ("GMT+3", "МСК") as this language calls it, for the label beside the clock. */
export function zoneName(zone: string, locale: string): string {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }).formatToParts(new Date())
    return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
  } catch {
    return zone
  }
}

/** A UTC moment as date and time in the event's zone, for the audit. */
export function utcInZone(utc: number, zone: string, locale: string): string {
  const options = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(utc)
  } catch {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utc)
  }
}
