import { settingDefinitions, type SettingName } from '@/lib/campaign/settings/definitions'
import { emptyState, type CampaignState } from '@/lib/campaign/state'
import { pairOf, relationId } from '@/lib/campaign/map'
import { unsupported } from './facts'
import type { CampaignCase } from './macrobattle'

const MINUTE = 60_000
const square: [number, number][] = [
  [0, 0],
  [1, 0],
  [1, 1],
]

/** `MASTER` of the cases is the person `master` of a campaign. */
export const personOf = (who: string): string => (who === 'MASTER' ? 'master' : who)

function addSettings(state: CampaignState, item: CampaignCase): void {
  for (const [name, value] of Object.entries(item.settings ?? {})) {
    if (!Object.hasOwn(settingDefinitions, name)) throw new Error(`${unsupported}: setting ${name}`)
    state.settings[name] = { id: name, value: settingDefinitions[name as SettingName].schema.parse(value) }
  }
}

function addMap(state: CampaignState, item: CampaignCase): void {
  Object.entries(item.territories).forEach(([id, exits], position) => {
    const neighbours = (['N', 'E', 'S', 'W'] as const).flatMap((side) => (exits[side] ?? []).map((sectorId) => ({ sectorId, side })))
    state.sectors[id] = { id, name: id, rings: [square], centre: [position, 0], neighbours, terrain: 'plain', holderId: null, position }
  })
  const named = [
    ...Object.values(item.officers ?? {}).map((officer) => officer.state),
    ...Object.values(item.armies ?? {}).map((army) => army.state),
    ...(item.war ?? []).flat(),
  ]
  ;[...new Set(named)].forEach((id, position) => {
    state.states[id] = { id, name: id, short: id.slice(0, 3), colour: '#808080', playedByMaster: false, position }
  })
  for (const [one, other] of item.war ?? []) {
    const [a, b] = pairOf(one, other)
    state.relations[relationId(a, b)] = { id: relationId(a, b), a, b, relation: 'war' }
  }
}

function addPerson(state: CampaignState, id: string, stateId: string | null): void {
  if (state.people[id]) return
  const roles: CampaignState['people'][string]['roles'] = id === 'master' ? ['master'] : ['officer']
  const position = Object.keys(state.people).length
  state.people[id] = { id, player: id, character: id, nickname: null, stateId, roles, present: false, left: false, position }
}

/** Everybody a case names: officers, controlling generals, givers of commands and viewers. */
function addPeople(state: CampaignState, item: CampaignCase): void {
  addPerson(state, 'master', null)
  for (const [id, officer] of Object.entries(item.officers ?? {})) addPerson(state, id, officer.state)
  for (const army of Object.values(item.armies ?? {})) {
    for (const id of [army.general, ...(army.authorised ?? [])]) if (id !== null) addPerson(state, id, army.state)
  }
  for (const step of item.steps) if (step.do?.by !== undefined) addPerson(state, personOf(step.do.by), null)
}

function addArmies(state: CampaignState, item: CampaignCase): void {
  Object.entries(item.armies ?? {}).forEach(([id, army], position) => {
    state.armies[id] = {
      id,
      name: id,
      stateId: army.state,
      sectorId: army.at,
      presentSince: (army.since ?? 0) * MINUTE,
      generalId: army.general,
      authorised: army.authorised ?? [],
      battleId: null,
      enteredFromId: null,
      position,
    }
    Object.entries(army.units).forEach(([unitId, kind], place) => {
      state.units[unitId] = { id: unitId, armyId: id, kind, name: unitId, position: place, awayUntil: null, awaySectorId: null }
    })
  })
}

function addOfficers(state: CampaignState, item: CampaignCase): void {
  Object.entries(item.officers ?? {}).forEach(([id, officer], seniority) => {
    const army = Object.entries(item.armies ?? {}).find(([, candidate]) => candidate.officers?.includes(id))
    const sectorId = army?.[1].at ?? officer.at
    if (sectorId === undefined) throw new Error(`officers.${id}: neither in an army nor in a territory`)
    state.officers[id] = {
      id,
      rank: officer.rank ?? 'lower',
      seniority,
      horse: officer.horse === false ? 'dead' : 'fit',
      armyId: army?.[0] ?? null,
      sectorId,
      status: 'free',
      captorId: null,
    }
  })
}

/** The campaign a case starts from, its clock running from minute 0. */
export function campaignOf(item: CampaignCase): CampaignState {
  const state = emptyState()
  state.clock.clock = {
    id: 'clock',
    status: 'running',
    rate: 1,
    anchorEvent: 0,
    anchorUtc: 0,
    startsAt: '12:00',
    zone: 'UTC',
    rehearsal: false,
  }
  addSettings(state, item)
  addMap(state, item)
  addPeople(state, item)
  addArmies(state, item)
  addOfficers(state, item)
  return state
}
