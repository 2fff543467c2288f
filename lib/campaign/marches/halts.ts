import type { CampaignState, March } from '../state'

/** The march of a body is over at this moment: nobody sets off from here earlier, backdated or not (EP-1, MB-MAP-11). */
export function halt(draft: Pick<CampaignState, 'halts'>, march: Pick<March, 'armyId' | 'officerId'>, at: number): void {
  const id = (march.armyId ?? march.officerId)!
  draft.halts[id] = { id, at }
}
