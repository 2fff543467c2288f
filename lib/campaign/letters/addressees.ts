import { find } from '@/lib/kernel/table'
import { armiesIn, generalOf, stateOfOfficer } from '../armies'
import type { CampaignState, Officer, RowIn } from '../state'

type Letter = RowIn<'letters'>
const ranks: Officer['rank'][] = ['marshal', 'general', 'colonel', 'lower']

/** The senior of several commanders: by rank, then seniority; the master, who plays whoever has no player, comes last. */
function senior(state: CampaignState, people: readonly string[]): string | null {
  const place = (personId: string): [number, number] => {
    const officer = find(state.officers, personId)
    return officer ? [ranks.indexOf(officer.rank), officer.seniority] : [ranks.length, 0]
  }
  const sorted = [...people].sort((a, b) => {
    const [left, right] = [place(a), place(b)]
    return left[0] - right[0] || left[1] - right[1] || (a < b ? -1 : 1)
  })
  return sorted[0] ?? null
}

/**
 * True if who brings the letter can find him there: a comrade, or somebody who stands with troops under their flag. Where a lone officer
 * of another state is he does not know, and letters must not find it out for him (MB-INF-3, MB-INF-11).
 */
const isFound = (state: CampaignState, officer: Officer, holderId: string): boolean =>
  stateOfOfficer(state, officer.id) === stateOfOfficer(state, holderId) ||
  officer.armyId !== null ||
  armiesIn(state, officer.sectorId).some((army) => army.generalId === officer.id)

/** Who would get the letter from its holder in this sector now: its addressee if his figure is there, or who commands there; null: nobody. */
export function addresseeIn(state: CampaignState, letter: Letter, sectorId: string, holderId: string): string | null {
  if (letter.addresseeId !== null) {
    const officer = find(state.officers, letter.addresseeId)
    const there = officer !== null && officer.sectorId === sectorId && (officer.status === 'free' || officer.status === 'wounded')
    return there && isFound(state, officer, holderId) ? officer.id : null
  }
  if (letter.addressSectorId !== sectorId) return null
  const armies = armiesIn(state, sectorId).filter((army) => army.stateId === letter.addressStateId)
  return senior(state, [...new Set(armies.map((army) => generalOf(state, army)))])
}
