/** The p-th percentile of the values, 0 < p ≤ 100. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)] ?? NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)

/** Two decimals are enough for people. */
export const round = (value: number): number => Math.round(value * 100) / 100
