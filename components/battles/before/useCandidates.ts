'use client'
import { useRows } from '@/lib/live/client/hooks'
import type { TableSide } from '../useBattle'

/** Who may lead a side or stand in for its commander (EP-9): its officers and, as far as this reader knows them, people of its states. */
export function useCandidates(side: TableSide): { id: string; label: string }[] {
  const people = useRows('people')
  const known = new Map<string, string>()
  for (const { personId, name } of side.commanders) known.set(personId, name)
  for (const force of side.forces) for (const { id, name } of force.officers) known.set(id, name)
  for (const person of people) {
    if (!person.left && person.stateId !== null && side.stateIds.includes(person.stateId)) known.set(person.id, person.character)
  }
  return [...known].map(([id, label]) => ({ id, label }))
}
