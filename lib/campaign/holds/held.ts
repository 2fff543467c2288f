import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'
import type { HoldKind } from './tables'

type Holds = Pick<CampaignState, 'holds'>

/** Id of the row that stops a thing. */
export const holdId = (kind: HoldKind, itemId: string): string => `${kind}/${itemId}`

/** True while the master has stopped this thing (EP-5): what would fall due by its clock is left out of the due lists. */
export const isHeld = (state: Holds, kind: HoldKind, itemId: string): boolean => Object.hasOwn(state.holds, holdId(kind, itemId))

/** How long it has stood, event milliseconds: so much later are its deadlines than its row says. 0 when it runs. */
export function heldMs(state: Holds, kind: HoldKind, itemId: string, now: number): number {
  const hold = find(state.holds, holdId(kind, itemId))
  return hold ? Math.max(0, now - hold.at) : 0
}
