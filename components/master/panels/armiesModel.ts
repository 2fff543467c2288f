import type { ViewRowTypes } from '@/lib/campaign/viewRows'

export type ArmyLine = ViewRowTypes['armies'] & { id: string }
export const armySorts = ['state', 'name', 'strength', 'place'] as const
export type ArmySort = (typeof armySorts)[number]
export type ArmyStatus = ArmyLine['status'] | 'held'

export interface ArmyQuestion {
  text: string
  stateId: string | null
  status: ArmyStatus | null
  sort: ArmySort
}

const fold = (text: string): string => text.toLocaleLowerCase().replaceAll('ё', 'е')

/** What an army is doing as the list says it: held before anything else (EP-5). */
export const statusOf = (army: ArmyLine, held: ReadonlySet<string>): ArmyStatus => (held.has(army.id) ? 'held' : army.status)

/**
 * Armies that answer the question, in its order. `names` gives what an army is also found by and sorted by: its state, its place, its
 * general.
 */
export function armiesFor(
  armies: readonly ArmyLine[],
  question: ArmyQuestion,
  held: ReadonlySet<string>,
  names: { state: (army: ArmyLine) => string; place: (army: ArmyLine) => string; general: (army: ArmyLine) => string },
): ArmyLine[] {
  const words = fold(question.text).split(/\s+/).filter(Boolean)
  const found = armies.filter((army) => {
    if (question.stateId !== null && army.stateId !== question.stateId) return false
    if (question.status !== null && statusOf(army, held) !== question.status) return false
    const all = fold([army.name, names.state(army), names.place(army), names.general(army)].join(' '))
    return words.every((word) => all.includes(word))
  })
  const keys: Record<ArmySort, (a: ArmyLine, b: ArmyLine) => number> = {
    state: (a, b) => names.state(a).localeCompare(names.state(b)),
    name: (a, b) => a.name.localeCompare(b.name),
    strength: (a, b) => (b.strength ?? 0) - (a.strength ?? 0),
    place: (a, b) => names.place(a).localeCompare(names.place(b)),
  }
  return found.sort((a, b) => keys[question.sort](a, b) || a.position - b.position || (a.id < b.id ? -1 : 1))
}
