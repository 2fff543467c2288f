import { z } from 'zod'

/** A share of the starting amount as a fraction of whole numbers, so that 2/3 is exactly that: `2/3`, `0`, `1`. */
const share = z.string().regex(/^\d{1,4}(\/[1-9]\d{0,3})?$/, 'fraction')

const band = z.strictObject({
  name: z.string().trim().min(1).max(40),
  /** The band begins above this share of the start; null: whatever is left below the others. */
  above: share.nullable(),
  /** How it looks: all is well, it warns, it alarms. */
  tone: z.enum(['calm', 'wait', 'lost']),
})
export type GaugeBand = z.infer<typeof band>

/** `2/3` → `[2, 3]`. */
export function fractionOf(above: string): [numerator: number, denominator: number] {
  const [numerator, denominator = '1'] = above.split('/') as [string, string?]
  return [Number(numerator), Number(denominator)]
}

/** The shares fall from band to band; only the last one has none. */
function inFallingOrder(bands: readonly GaugeBand[]): boolean {
  return bands.every(({ above }, index) => {
    const next = bands[index + 1]
    if (next === undefined || above === null) return above === null && next === undefined
    if (next.above === null) return true
    const [[a, b], [c, d]] = [fractionOf(above), fractionOf(next.above)]
    return a * d > c * b
  })
}

/** Bands of the БЧСометр from full strength down (HQ-RES-10). */
export const gaugeBands = z.array(band).min(2).max(8).refine(inFallingOrder, 'order')

export const defaultGaugeBands: GaugeBand[] = [
  { name: 'в строю', above: '2/3', tone: 'calm' },
  { name: 'на износ', above: '1/3', tone: 'wait' },
  { name: 'на пределе', above: '0', tone: 'lost' },
  { name: 'некого послать', above: null, tone: 'lost' },
]

/** Place of the band in which an amount lies, counted against the start (HQ-RES-10). */
export function bandAt(bands: readonly GaugeBand[], value: number, start: number): number {
  const found = bands.findIndex(({ above }) => {
    if (above === null) return true
    const [numerator, denominator] = fractionOf(above)
    return value * denominator > start * numerator
  })
  return found < 0 ? bands.length - 1 : found
}
