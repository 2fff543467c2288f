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
const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

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
