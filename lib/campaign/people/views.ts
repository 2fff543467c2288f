import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { isAtTable, ownFigureSeen } from '../room'
import type { CampaignState, Person } from '../state'
import type { OfficerRow, ViewRowTypes } from '../viewRows'

function officerOf(state: CampaignState, personId: string): OfficerRow | null {
  const officer = state.officers[personId]
  if (!officer) return null
  const { rank, armyId, sectorId, horse, status } = officer
  return { rank, armyId, sectorId, horse, status }
}

const everything = (state: CampaignState, person: Person): ViewRowTypes['people'] => {
  const { id: _id, ...columns } = person
  return { ...columns, officer: officerOf(state, person.id) }
}

/** HQ knows its volunteers by name and watch; their other roles, such as courier, are not its business (MB-INF-7). */
const toHq = (person: Person): ViewRowTypes['people'] => ({
  character: person.character,
  roles: person.roles.filter((role) => role === 'volunteer'),
  present: person.present,
  stateId: null,
  player: null,
  nickname: null,
  left: person.left,
  officer: null,
  position: person.position,
})

/** A state knows its officers. */
const toState = (state: CampaignState, person: Person): ViewRowTypes['people'] => ({
  ...toHq(person),
  roles: person.roles.filter((role) => role === 'officer'),
  present: false,
  stateId: person.stateId,
  officer: officerOf(state, person.id),
})

/** To an officer who is not at the table, and so hears nothing of his state: names of its officers, to write to, without their places. */
const toComrade = (person: Person): ViewRowTypes['people'] => ({ ...toHq(person), roles: [], present: false, stateId: person.stateId })

function comradesOf(state: CampaignState, personId: string): Person[] {
  const self = state.people[personId]
  if (!self?.roles.includes('officer') || self.stateId === null) return []
  const own = Object.values(state.people).filter((person) => person.stateId === self.stateId && person.roles.includes('officer'))
  // Whom he knows from HQ he knows better from there.
  return own.filter((person) => !(self.roles.includes('volunteer') && person.roles.includes('volunteer')))
}

/** Volunteers of now, and whoever decided or spoke: their names stay readable. */
function knownToHq(state: CampaignState): Person[] {
  const named = new Set(
    Object.values(state.consequences).flatMap((row) => [...row.spokenBy, ...(row.decidedById ? [row.decidedById] : [])]),
  )
  return Object.values(state.people).filter((person) => person.roles.includes('volunteer') || named.has(person.id))
}

/** Places counted among those shown, so that gaps tell nothing of others. */
function placed(people: Person[], show: (person: Person) => ViewRowTypes['people']): ViewRows {
  const sorted = [...people].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
  return Object.fromEntries(sorted.map((person, place) => [person.id, { ...show(person), position: place }])) as unknown as ViewRows
}

function rowsOfPeople(state: CampaignState, audience: Audience): ViewRows {
  switch (audience.kind) {
    case 'master':
    case 'audit': {
      const all = Object.values(state.people).map((person) => [person.id, everything(state, person)])
      return Object.fromEntries(all) as ViewRows
    }
    case 'hq':
      return placed(knownToHq(state), toHq)
    case 'state': {
      const own = Object.values(state.people).filter((person) => person.stateId === audience.id && person.roles.includes('officer'))
      return placed(own, (person) => toState(state, person))
    }
    case 'person':
      return isAtTable(state, audience.id) ? {} : placed(comradesOf(state, audience.id), toComrade)
    case 'wall':
    case 'screen':
      return {}
  }
}

const peopleView: View<CampaignState> = {
  name: 'people',
  reads: ['people', 'officers', 'consequences', 'checkIns', 'settings', 'battles'],
  rows: rowsOfPeople,
}

/** Who I am: one row for one's own person. */
const meView: View<CampaignState> = {
  name: 'me',
  reads: ['people', 'officers', 'checkIns', 'settings', 'battles', 'lastKnown'],
  rows(state, audience) {
    const person = audience.kind === 'person' ? state.people[audience.id] : undefined
    if (!person) return {}
    const { id: personId, character, player, stateId, roles, present } = person
    const officer = ownFigureSeen(state, personId, officerOf(state, personId))
    const me: ViewRowTypes['me'] = { personId, character, player, stateId, roles, present, officer }
    return { me } as unknown as ViewRows
  },
}

export const peopleViews = [peopleView, meView]
