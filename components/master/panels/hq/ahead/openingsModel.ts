const minute = 60_000

/**
 * Moments of so many cards, evenly from `start` over that many minutes: the first at once, the last at their end; whole seconds.
 * Event milliseconds.
 */
export function spread(count: number, start: number, minutes: number): number[] {
  const gap = count > 1 ? (minutes * minute) / (count - 1) : 0
  return Array.from({ length: count }, (_, index) => Math.round((start + index * gap) / 1000) * 1000)
}

/** The cards chosen, in the order in which they were chosen: one more at the end, or one taken out. */
export const toggled = (chosen: readonly string[], id: string): string[] =>
  chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
