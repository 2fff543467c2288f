/** A window as the form holds it: the day and two times of day; one that ends at or before its beginning ends on the next day. */
export interface HoursLine {
  day: string
  opens: string
  closes: string
}
export interface HoursWindow {
  opens: string
  closes: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/

const timeOf = (typed: string): string | null => {
  const match = TIME.exec(typed.trim())
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : null
}

/** The next day of the calendar. */
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

const DAY_MS = 86_400_000

/** Days to choose from: three weeks from yesterday, and whatever day a line already has. */
export function daysFor(day: string, today: string): string[] {
  const first = Date.parse(`${today}T00:00:00Z`) - DAY_MS
  const days = Array.from({ length: 22 }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10))
  return [...new Set([...days, day])].sort()
}

/** "сб, 16 мая": how people call a day of the calendar. */
export const dayName = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** The window of a line, or null while something in it is not a day or a time. */
export function windowOf({ day, opens, closes }: HoursLine): HoursWindow | null {
  const from = timeOf(opens)
  const to = timeOf(closes)
  if (!DAY.test(day) || Number.isNaN(Date.parse(day)) || from === null || to === null) return null
  return { opens: `${day} ${from}`, closes: `${to > from ? day : dayAfter(day)} ${to}` }
}

/** The line of a window; one that is longer than a day cannot be told in a line and keeps its two times. */
export const lineOf = ({ opens, closes }: HoursWindow): HoursLine => ({
  day: opens.slice(0, 10),
  opens: opens.slice(11),
  closes: closes.slice(11),
})

/** The line that most likely comes next: the same times on the next day. */
export const nextLine = (last: HoursLine | undefined, today: string): HoursLine =>
  last && DAY.test(last.day) ? { ...last, day: dayAfter(last.day) } : { day: today, opens: '10:00', closes: '22:00' }
