import type { CampaignState } from '@/lib/campaign/state'
import { clockOf, eventAt, utcAt } from '@/lib/campaign/clock'
import { nextDueItem } from '@/lib/campaign/engine'

/** What was overdue for longer than this is for the master to decide (DESIGN §4). */
export const HOLD_AFTER_MS = 2 * 60_000

export interface LastSeen {
  utc: number
  event: number
}

export interface Return {
  /** UTC on the campaign's own time line, which goes on where the process was last seen and does not follow jumps of the host's clock. */
  utc: number
  /** Event time at which the clock is held, with the same moment on the campaign's time line; null: it runs on. */
  hold: { at: number; utc: number } | null
}

/**
 * Where a campaign's time stands when the process comes back: what the heartbeat told last, plus how long the process was away by the
 * wall clock. A wall clock set back meanwhile counts as no absence, so event time never goes back.
 */
export function comeBack(state: CampaignState, heartbeat: LastSeen | null, lastEvent: number, hostUtc: number): Return {
  const clock = clockOf(state)
  if (clock?.status !== 'running') return { utc: Math.max(hostUtc, clock?.anchorUtc ?? hostUtc), hold: null }
  const seen = heartbeat ?? { utc: clock.anchorUtc!, event: clock.anchorEvent }
  const at = Math.max(seen.event, lastEvent)
  const seenUtc = seen.utc + (at - seen.event) / clock.rate
  const heldUtc = utcAt(clock, at)
  const utc = heldUtc + Math.max(0, hostUtc - seenUtc)
  const due = nextDueItem(state)
  // Closing time passed while the process was away and nothing else was due before it: the day simply ended (EP-15).
  const overdueMs = due && due.kind !== 'hours.close' ? (eventAt(clock, utc) - due.at) / clock.rate : 0
  return { utc, hold: overdueMs > HOLD_AFTER_MS ? { at, utc: heldUtc } : null }
}
