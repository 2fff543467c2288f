const minute = 60_000

/** Minutes since midnight of a UTC moment in a zone. */
export function minuteOfDay(utc: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hour12: false }).formatToParts(utc)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return (value('hour') % 24) * 60 + value('minute')
}

/**
 * Milliseconds until the announced time of day in the event's zone (EP-44). The date is not announced: more than half a day ahead
 * counts as today's start already past, and then it is null ("soon").
 */
export function untilStart(startsAt: string, zone: string, utc: number): number | null {
  const [hours = 0, minutes = 0] = startsAt.split(':').map(Number)
  const left = (hours * 60 + minutes - minuteOfDay(utc, zone) + 24 * 60) % (24 * 60)
  if (left === 0 || left > 12 * 60) return null
  return left * minute - (utc % minute)
}
