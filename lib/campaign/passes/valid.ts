import type { CampaignState } from '../state'

/** True if the officer bears a pass of that state which is good at this moment (EP-13). */
export const bearsPass = (state: Pick<CampaignState, 'passes'>, officerId: string, stateId: string, at: number): boolean =>
  Object.values(state.passes).some(
    (pass) => pass.officerId === officerId && pass.stateId === stateId && (pass.until === null || at < pass.until),
  )
