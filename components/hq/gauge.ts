/** Bands of the БЧСометр, from full strength to nobody left (HQ-RES-10). */
export const gaugeBands = ['ready', 'worn', 'limit', 'none'] as const
export type GaugeBand = (typeof gaugeBands)[number]

/** Above 2/3 of the start «в строю», above 1/3 «на износ», above 0 «на пределе», 0 «некого послать» (HQ-RES-10). Whole numbers only. */
export function gaugeBand(value: number, start: number): GaugeBand {
  if (value <= 0) return 'none'
  if (value * 3 > start * 2) return 'ready'
  return value * 3 > start ? 'worn' : 'limit'
}

/** How far the needle stands, 0…1; more than the start is a full gauge. */
export const gaugeShare = (value: number, start: number): number =>
  start <= 0 ? (value > 0 ? 1 : 0) : Math.min(1, Math.max(0, value / start))
