import type { ViewRowTypes } from '@/lib/campaign/viewRows'

type Army = Pick<ViewRowTypes['armies'], 'stateId' | 'sectorId' | 'status'>
type Relation = ViewRowTypes['relations']

/** States whose free armies stand in a territory together with an enemy's (MB-CON-1): each of them might attack. */
export function statesAtOdds(armies: readonly Army[], relations: readonly Relation[], sectorId: string): string[] {
  const here = [...new Set(armies.filter((army) => army.sectorId === sectorId && army.status !== 'battle').map((army) => army.stateId))]
  const atWar = (a: string, b: string) =>
    relations.some((row) => row.relation === 'war' && ((row.a === a && row.b === b) || (row.a === b && row.b === a)))
  return here.filter((state) => here.some((other) => atWar(state, other)))
}
