import type { CampaignState } from '../state'
import { marksOf } from './lookup'

type Marked = Pick<CampaignState, 'battleMarks'>

/** Units that are destroyed or overturned, by marks that stand. */
export const lostOf = (state: Marked, battleId: string): Set<string> =>
  new Set(marksOf(state, battleId).flatMap((mark) => (mark.kind === 'loss' || mark.kind === 'overturned' ? (mark.unitId ?? []) : [])))

/** Officers who lie wounded on the field (MB-BAT-OFF-13). */
export const hurtOf = (state: Marked, battleId: string): Set<string> =>
  new Set(marksOf(state, battleId).flatMap((mark) => (mark.kind === 'wounded' ? (mark.officerId ?? []) : [])))
