import type { CampaignState, RowIn } from '../state'

export type ClockRow = RowIn<'clock'>

/** Moments of the wall clock are doubles of some 10¹² ms, exact to a quarter of a microsecond: so much is forgiven before rounding down. */
const ROUNDING_MS = 0.0005

/** Event milliseconds at a moment of the wall clock (UTC milliseconds); whole, and never below the anchor. */
export function eventAt(clock: ClockRow, utc: number): number {
  if (clock.status !== 'running' || clock.anchorUtc === null) return clock.anchorEvent
  return clock.anchorEvent + Math.max(0, Math.floor((utc - clock.anchorUtc + ROUNDING_MS) * clock.rate))
}

/** The moment of the wall clock at which a running clock shows the given event time. */
export const utcAt = (clock: ClockRow, event: number): number => (clock.anchorUtc ?? 0) + (event - clock.anchorEvent) / clock.rate

/** How fast event time runs now: 0 while it stands. */
export const rateOf = (clock: ClockRow): number => (clock.status === 'running' ? clock.rate : 0)

/** The clock of a campaign; null only for a state without rows. */
export const clockOf = (state: Pick<CampaignState, 'clock'>): ClockRow | null => state.clock.clock ?? null
