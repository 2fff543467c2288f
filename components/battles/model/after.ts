import type { ViewRowTypes } from '@/lib/campaign/viewRows'
import { outcomesOf } from './outcomes'
import type { OutcomeRow } from './rows'

/** Where an army that fought is now, as far as this reader may know; no sector: it is no more. */
export interface ArmyAfter {
  id: string
  name: string
  /** Side for which it fought. */
  sideId: string | null
  sectorId: string | null
  toId: string | null
  arriveAt: number | null
  strength: number | null
}

type Rows<Name extends keyof ViewRowTypes> = Readonly<Record<string, ViewRowTypes[Name]>>

/** Every army of the battle in the order of the results, with its place, its march and its strength on the map. */
export function armiesAfter(
  outcomes: readonly OutcomeRow[],
  armies: Rows<'armies'>,
  flags: Rows<'flags'>,
  marches: readonly ViewRowTypes['marches'][],
): ArmyAfter[] {
  return outcomesOf(outcomes, 'army').map(({ subjectId: id, name, sideId }) => {
    const flag = flags[id]
    const march = marches.find((each) => each.armyId === id)
    return {
      id,
      name: armies[id]?.name ?? name,
      sideId,
      sectorId: flag?.sectorId ?? null,
      toId: flag?.towardsId ?? null,
      arriveAt: march?.arriveAt ?? null,
      strength: armies[id]?.strength ?? null,
    }
  })
}
