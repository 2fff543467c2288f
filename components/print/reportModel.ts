import type { LiveRow } from '@/lib/live/client/hooks'

type Army = LiveRow<'armies'>
type Person = LiveRow<'people'>

/** What a general is told in writing about the bodies of his state. */
export interface Report {
  /** Under his command, strength and all. */
  commanded: Army[]
  /** Others of his state, with strength where he may know it (MB-INF-2). */
  known: Army[]
  /** Others that he may order without being told their strength (MB-GEN-5): name and place alone. */
  lent: Army[]
}

/**
 * Sorts out what one officer may know (MB-INF-2, MB-GEN-5). The page that prints it is a master's, whose rows hold everything: this
 * is the place where the rest is left out, by the same rule as on the officer's own screen.
 */
export function reportFor(person: Person, armies: readonly Army[], strengthAudience: unknown): Report {
  const rank = person.officer?.rank
  const tellsState = strengthAudience !== 'commander' && (rank === 'general' || rank === 'marshal')
  const report: Report = { commanded: [], known: [], lent: [] }
  for (const army of armies) {
    if (army.generalId === person.id) report.commanded.push(army)
    else if (tellsState && army.stateId === person.stateId) report.known.push(army)
    else if (army.authorised.includes(person.id)) report.lent.push(army)
  }
  return report
}

/** Who gets a report: officers at large who are in the game. A captive learns nothing (EP-11). */
export const reportable = (people: readonly Person[]): Person[] =>
  people.filter(({ left, roles, officer }) => !left && roles.includes('officer') && officer !== null && officer.status === 'free')
