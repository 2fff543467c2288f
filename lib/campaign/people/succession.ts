import type { CampaignState } from '../state'

type Changes = Pick<CampaignState, 'characterChanges'>

/** Who the player is now that was this person once: the last of his characters (EP-11). */
export function presentCharacter(state: Changes, personId: string): string {
  const next = Object.values(state.characterChanges).find((row) => row.formerId === personId)
  return next ? presentCharacter(state, next.id) : personId
}

/** The first character of the player who is this person now. */
export function firstCharacter(state: Changes, personId: string): string {
  const row = Object.hasOwn(state.characterChanges, personId) ? state.characterChanges[personId] : undefined
  return row ? firstCharacter(state, row.formerId) : personId
}
