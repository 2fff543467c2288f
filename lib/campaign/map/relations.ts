import type { CampaignState, RowIn } from '../state'

export type Relation = RowIn<'relations'>['relation']

/** The pair in the order its row keeps it. */
export const pairOf = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a])

/** Id of the row of a pair of states, the same from both sides (MB-GEN-6: the relation is symmetric). */
export const relationId = (a: string, b: string): string => pairOf(a, b).join('|')

/** How two states stand to each other: `neutral` unless the master said otherwise (MB-GEN-6); a state is its own ally. */
export function relationOf(state: Pick<CampaignState, 'relations'>, a: string | null, b: string | null): Relation {
  if (a === null || b === null) return 'neutral'
  if (a === b) return 'allied'
  return state.relations[relationId(a, b)]?.relation ?? 'neutral'
}

/** Enemies are states at war with each other (MB-AMB-2). */
export const areEnemies = (state: Pick<CampaignState, 'relations'>, a: string | null, b: string | null): boolean =>
  relationOf(state, a, b) === 'war'
