/** Formats that were made once, by zone: making one costs more than everything else here. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    const two = '2-digit' as const
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
    })
    formats.set(zone, format)
  }
  return format
}

/** The wall clock of a zone at a moment (UTC milliseconds), as `2026-05-16 10:00`. */
export function localAt(utc: number, zone: string): string {
  const parts = Object.fromEntries(
    formatIn(zone)
      .formatToParts(utc)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

/** A local moment read as if its zone were UTC; NaN for a day that no calendar has. */
function asUtc(local: string): number {
  const iso = local.replace(' ', 'T')
  const utc = Date.parse(`${iso}:00Z`)
  // 31 February is read as 3 March: it is not what was written.
  return !Number.isNaN(utc) && new Date(utc).toISOString().startsWith(iso) ? utc : NaN
}

/**
 * The moment (UTC milliseconds) at which the wall clock of a zone shows this. Where the clock jumps over it in spring it is the moment of
 * the jump's far side; where it shows it twice in autumn, the first. NaN for a day that no calendar has, or before the year 1000.
 */
export function utcOf(local: string, zone: string): number {
  const wanted = asUtc(local)
  if (Number.isNaN(wanted)) return NaN
  const offsetAt = (utc: number) => asUtc(localAt(utc, zone)) - Math.floor(utc / 60_000) * 60_000
  const candidates = [wanted - offsetAt(wanted - 86_400_000), wanted - offsetAt(wanted + 86_400_000)]
  // Before the year 1000 the zone's clock is not written with four digits: no event opens then.
  if (candidates.some(Number.isNaN)) return NaN
  const exact = candidates.filter((utc) => localAt(utc, zone) === local)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}
