/** Event time as the cases of HQ write it: `m:ss` or `m:ss.mmm`, minutes may pass 59. Milliseconds; throws on anything else. */
export function timeOf(text: string): number {
  const match = /^(\d+):([0-5]\d)(?:\.(\d{3}))?$/.exec(text)
  if (!match) throw new Error(`not a time: ${text}`)
  return Number(match[1]) * 60_000 + Number(match[2]) * 1000 + Number(match[3] ?? 0)
}

/** The same time as text; thousandths only when there are some. */
export function timeText(ms: number): string {
  const seconds = String(Math.floor(ms / 1000) % 60).padStart(2, '0')
  const rest = ms % 1000
  return `${Math.floor(ms / 60_000)}:${seconds}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`
}
