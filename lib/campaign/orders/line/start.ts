import type { LineStart } from './places'

const MINUTE = 60_000
const DAY_MS = 24 * 60 * MINUTE

/**
 * The event moment a line means. `startsAt`: time of day at event moment 0, `HH:MM`. A time of day is the one nearest to `now`
 * (event milliseconds), so that at 23:50 «в 00:10» is ahead and at 15:04 «в 15:00» lies four minutes back.
 */
export function startMoment(start: LineStart, now: number, startsAt: string): number {
  if ('inMinutes' in start) return now + start.inMinutes * MINUTE
  const ofDay = (time: string) => {
    const [hours, minutes] = time.split(':').map(Number)
    return (hours! * 60 + minutes!) * MINUTE
  }
  const at = ofDay(start.time) - ofDay(startsAt)
  const near = at + Math.round((now - at) / DAY_MS) * DAY_MS
  return near < 0 ? near + DAY_MS : near
}
