import { settingDefinitions } from '@/lib/campaign/settings/definitions'
import { emptyState, type CampaignState, type Card, type Person } from '@/lib/campaign/state'
import type { UnitKind } from '@/lib/campaign/armies/tables'

const square = (x: number): [number, number][] => [
  [x, 0],
  [x + 100, 0],
  [x + 100, 100],
  [x, 100],
]

/** A card with one free way, hidden until somebody opens it. */
export const card = (id: string, columns: Partial<Card> = {}): Card => ({
  id,
  kind: 'crisis',
  title: `title ${id}`,
  tableId: null,
  round: null,
  topic: 'other',
  description: 'description',
  overcome: 'overcome',
  ifNot: { text: 'if not', effects: [] },
  ways: [{ id: 'w', text: 'way', cost: { energy: 1 }, requirement: null, effects: [], consequence: 'consequence' }],
  aggravation: null,
  decision: 'personal',
  assigneeId: null,
  deadline: { kind: 'timer', minutes: 60 },
  state: 'hidden',
  openedAt: null,
  due: null,
  aggravated: false,
  version: 1,
  decidedById: null,
  spokenBy: [],
  reserve: null,
  position: 0,
  ...columns,
})

/**
 * A small campaign: three territories in a row (west, middle, east), two states at war, an army each, people of every role. Dice are
 * thrown by the server.
 */
export function smallWorld(change: (state: CampaignState) => void = () => undefined): CampaignState {
  const state = emptyState()
  const put = <Row extends { id: string }>(rows: Record<string, Row>, ...given: Row[]) => given.forEach((row) => (rows[row.id] = row))
  const person = (id: string, roles: Person['roles'], stateId: string | null, position: number): Person => ({
    ...{ id, player: `player ${id}`, character: `character ${id}`, nickname: null, stateId, roles, present: true, left: false, position },
  })
  put(state.clock, {
    ...{
      id: 'clock',
      status: 'setup',
      rate: 1,
      anchorEvent: 0,
      anchorUtc: null,
      startsAt: '10:00',
      zone: 'Europe/Moscow',
      rehearsal: false,
    },
  })
  put(
    state.states,
    ...(['red', 'blue'] as const).map((id, position) => ({
      id,
      name: `state ${id}`,
      short: id[0]!.toUpperCase(),
      colour: '#aa0000',
      playedByMaster: false,
      position,
    })),
  )
  put(state.relations, { id: 'blue|red', a: 'blue', b: 'red', relation: 'war' })
  const names = ['west', 'middle', 'east']
  put(
    state.sectors,
    ...names.map((id, index) => ({
      ...{
        id,
        name: id,
        rings: [square(index * 100)],
        centre: [index * 100 + 50, 50] as [number, number],
        terrain: 'plain' as const,
        holderId: null,
        position: index,
      },
      neighbours: [
        ...(index > 0 ? [{ sectorId: names[index - 1]!, side: 'W' as const }] : []),
        ...(index < 2 ? [{ sectorId: names[index + 1]!, side: 'E' as const }] : []),
      ],
    })),
  )
  put(
    state.people,
    person('master', ['master'], null, 0),
    person('red-general', ['officer'], 'red', 1),
    person('red-colonel', ['officer'], 'red', 2),
    person('blue-general', ['officer'], 'blue', 3),
    person('volunteer', ['volunteer'], null, 4),
    person('host', ['host'], null, 5),
    person('courier', ['courier'], null, 6),
    person('participant', ['participant'], null, 7),
    person('auditor', ['auditor'], null, 8),
  )
  const officer = (id: string, rank: 'general' | 'colonel', armyId: string, sectorId: string) => ({
    ...{ id, rank, seniority: 1, horse: 'fit' as const, armyId, sectorId, status: 'free' as const, captorId: null },
  })
  put(
    state.officers,
    officer('red-general', 'general', 'red-army', 'west'),
    officer('red-colonel', 'colonel', 'red-army', 'west'),
    officer('blue-general', 'general', 'blue-army', 'east'),
  )
  const army = (id: string, stateId: string, sectorId: string, generalId: string, position: number) => ({
    ...{
      id,
      name: `army ${id}`,
      stateId,
      sectorId,
      presentSince: 0,
      generalId,
      authorised: [],
      battleId: null,
      enteredFromId: null,
      position,
    },
  })
  put(state.armies, army('red-army', 'red', 'west', 'red-general', 0), army('blue-army', 'blue', 'east', 'blue-general', 1))
  const unit = (id: string, armyId: string, kind: UnitKind, position: number) => ({
    id,
    armyId,
    kind,
    name: `unit ${id}`,
    position,
    awayUntil: null,
    awaySectorId: null,
  })
  put(state.units, unit('r1', 'red-army', 'LI', 0), unit('r2', 'red-army', 'LC', 1), unit('b1', 'blue-army', 'MU', 0))
  put(state.counters, { id: 'roll', value: 0 }, { id: 'order', value: 0 })
  put(state.pools, { id: 'energy', value: 10, start: 10 }, { id: 'resources', value: 10, start: 10 }, { id: 'bchs', value: 10, start: 10 })
  put(state.camp, { id: 'camp', defence: 0, support: 0, gained: [] })
  put(state.aids, { id: 'cp', stock: 0 }, { id: 'reroll', stock: 0 }, { id: 'plus1', stock: 0 })
  put(state.settings, { id: 'dice.source', value: settingDefinitions['dice.source'].default })
  put(state.cards, card('open-card'), card('hidden-card', { position: 1 }))
  change(state)
  return state
}
