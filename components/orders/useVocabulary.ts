'use client'
import { useMemo } from 'react'
import type { Vocabulary } from '@/lib/campaign/orders/line/vocabulary'
import { useRows } from '@/lib/live/client/hooks'

/** What an order of this state may name, for the one-line form; without a state everything. Cavalry away on a pursuit is left out. */
export function useVocabulary(stateId: string | null): Vocabulary {
  const armies = useRows('armies')
  const people = useRows('people')
  const sectors = useRows('sectors')
  return useMemo(
    () => ({
      armies: armies
        .filter((army) => stateId === null || army.stateId === stateId)
        .map(({ id, name, sectorId, units }) => ({ id, name, sectorId, units: units.filter((unit) => unit.awayUntil === null) })),
      officers: people
        .filter((person) => person.officer !== null && !person.left && (stateId === null || person.stateId === stateId))
        .map(({ id, character, nickname, officer }) => ({
          id,
          names: nickname ? [character, nickname] : [character],
          sectorId: officer!.sectorId,
          armyId: officer!.armyId,
        })),
      sectors: sectors.map(({ id, name, neighbours }) => ({ id, name, neighbourIds: neighbours.map(({ sectorId }) => sectorId) })),
    }),
    [armies, people, sectors, stateId],
  )
}
