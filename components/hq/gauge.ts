import { bandAt, fractionOf, gaugeBands, type GaugeBand } from '@/lib/campaign/settings/gauge'

/** How far the needle stands, 0…1; more than the start is a full gauge. */
export const gaugeShare = (value: number, start: number): number =>
  start <= 0 ? (value > 0 ? 1 : 0) : Math.min(1, Math.max(0, value / start))

/** Bands of a setting as it comes to the screens; nothing readable: none. */
export function readBands(value: unknown): GaugeBand[] {
  const read = gaugeBands.safeParse(value)
  return read.success ? read.data : []
}

/** Width of the gap between two bands of the dial, in shares of it. */
const GAP = 0.011

/** Where the bands lie on the dial, from full to empty; a band without width has none. */
export function arcsOf(bands: readonly GaugeBand[]): { place: number; from: number; to: number }[] {
  const lower = bands.map(({ above }) => {
    const [numerator, denominator] = fractionOf(above ?? '0')
    return Math.min(1, numerator / denominator)
  })
  return bands.flatMap((_, place) => {
    const from = lower[place]!
    const to = place === 0 ? 1 : lower[place - 1]!
    return to - from <= 2 * GAP ? [] : [{ place, from: from + GAP, to: to - GAP }]
  })
}

/** Place of the band of an amount, or null where the bands have not come yet. */
export const bandOf = (bands: readonly GaugeBand[], value: number, start: number): number | null =>
  bands.length === 0 ? null : bandAt(bands, value, start)
