import type { DueItem, DueKind } from '@/lib/kernel/command'
import { waitsForDice } from '../dice'
import { isHeld } from '../holds'
import type { CampaignState, March } from '../state'
import type { MarchesEvent } from './events'
import { acceptanceOf, arrive, cross } from './moving'
import { arriveAt, crossAt } from './times'

/** Groups of DESIGN §4 at the same instant (MB-MAP-14). */
export const marchGroups = { arrival: 0, armyCrossing: 2, riderCrossing: 3 } as const

/** Pending items of the marches that pass the test; those of a body whose throw waits for people wait too (EP-4). */
export function marchItems(
  state: CampaignState,
  kind: string,
  group: number,
  at: (march: March) => number,
  pending: (march: March) => boolean,
): DueItem[] {
  return Object.values(state.marches)
    .filter((march) => pending(march) && !isHeld(state, 'march', march.id) && !waitsForDice(state, (march.armyId ?? march.officerId)!))
    .map((march) => ({ kind, id: march.id, at: at(march), group, order: acceptanceOf(state, march) }))
}

export const marchDue: Record<'march.arrive' | 'march.cross', DueKind<CampaignState, MarchesEvent>> = {
  /** Completed marches of armies and riders. */
  'march.arrive': {
    list: (state) => marchItems(state, 'march.arrive', marchGroups.arrival, arriveAt, (march) => march.crossed),
    fire: (draft, item, ctx) => arrive(draft, draft.marches[item.id]!, ctx),
  },
  /** Crossings of armies; those of riders are the couriers' (MB-COU-2). */
  'march.cross': {
    list: (state) =>
      marchItems(state, 'march.cross', marchGroups.armyCrossing, crossAt, (march) => march.armyId !== null && !march.crossed),
    fire: (draft, item, ctx) => cross(draft, draft.marches[item.id]!, ctx),
  },
}
