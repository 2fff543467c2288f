import type { Role } from '@/lib/kernel/command'
import type { ViewRowTypes } from '@/lib/campaign/viewRows'

export type PersonRow = ViewRowTypes['people'] & { id: string }

export interface PeopleFilter {
  text: string
  role: Role | null
  /** Also those who have left the event. */
  left: boolean
}

/** Letters as people type them: case, ё and marks do not matter. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ё/g, 'е')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** People who fit: every word typed stands in the player's, character's or nickname (EP-11), in any order. */
export function findPeople(people: readonly PersonRow[], filter: PeopleFilter): PersonRow[] {
  const words = plain(filter.text).split(/\s+/).filter(Boolean)
  return people.filter((person) => {
    if (person.left && !filter.left) return false
    if (filter.role !== null && !person.roles.includes(filter.role)) return false
    const known = plain([person.player, person.character, person.nickname].filter(Boolean).join(' '))
    return words.every((word) => known.includes(word))
  })
}
