import type { DueItem } from '@/lib/kernel/command'
import { clockOf } from '../clock'
import type { CampaignState, RowIn } from '../state'
import { utcOf } from './zone'

export type OpeningWindow = RowIn<'openingHours'>
type Hours = Pick<CampaignState, 'openingHours' | 'clock'>

/** After everything else that falls due at the same instant: the last minute of the day is played to its end. */
const HOURS = 9

const zoneOf = (state: Hours): string => clockOf(state)?.zone ?? 'UTC'

/** Windows in their order of time. */
export const windowsInOrder = (state: Pick<CampaignState, 'openingHours'>): OpeningWindow[] =>
  Object.values(state.openingHours).sort((a, b) => (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : a.id < b.id ? -1 : 1))

/**
 * The next closing while the clock runs: due at the event moment which the clock will show then. Ends of windows that were already past
 * when the clock last began to run stop nothing: somebody lets the event go on longer.
 */
export function nextClosing(state: Hours): DueItem | null {
  const clock = clockOf(state)
  if (clock?.status !== 'running' || clock.anchorUtc === null) return null
  let first: { id: string; utc: number } | null = null
  for (const { id, closes } of Object.values(state.openingHours)) {
    const utc = utcOf(closes, clock.zone)
    if (utc > clock.anchorUtc && (!first || utc < first.utc)) first = { id, utc }
  }
  if (!first) return null
  const at = clock.anchorEvent + Math.ceil((first.utc - clock.anchorUtc) * clock.rate)
  return { kind: 'hours.close', id: first.id, at, group: HOURS, order: [first.id] }
}

/** The window whose end stopped the clock, while it still stands because of that. */
export function closedBy(state: Hours): OpeningWindow | null {
  const clock = clockOf(state)
  if (clock?.status !== 'paused') return null
  return Object.values(state.openingHours).find(({ closedAt }) => closedAt !== null && closedAt === clock.anchorEvent) ?? null
}

/** When the clock goes on by itself: the next opening after the end that stopped it. Null while it runs, or was paused by hand. */
export function nextOpening(state: Hours): { id: string; utc: number; opens: string } | null {
  const closed = closedBy(state)
  if (!closed) return null
  const next = windowsInOrder(state).find(({ opens }) => opens >= closed.closes)
  return next ? { id: next.id, utc: utcOf(next.opens, zoneOf(state)), opens: next.opens } : null
}
