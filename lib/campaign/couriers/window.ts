import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'

const MINUTE = 60_000

/**
 * When a general's window for a pursuit ends, event milliseconds (MB-PUR-4): so many minutes after the report, or after he has read it
 * or was told in words (EP-43). Null: he has not read it yet, so it has not begun.
 */
export function windowEndsAt(state: CampaignState, suspicion: RowIn<'suspicions'>, personId: string): number | null {
  const length = setting(state, 'pursuit.windowMinutes') * MINUTE
  if (setting(state, 'pursuit.windowFrom') === 'report') return suspicion.at + length
  const notice = Object.values(state.notices).find((row) => row.personId === personId && row.params.suspicionId === suspicion.id)
  return notice?.readAt == null ? null : notice.readAt + length
}
