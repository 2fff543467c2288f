import { expect, test, vi } from 'vitest'
import { tableNames, type CampaignState, type TableName } from '@/lib/campaign/state'
import type { Listener } from '@/lib/kernel/view'
import { eventsFor, viewsFor, type ViewSet } from '@/lib/live/views'
import { shippedPack, start } from '../scenario/packs'
import { MINUTE } from './marchesTable'
import { nextCommand, numbers, War } from './war'

vi.setConfig({ testTimeout: 600_000 })

/** The state whose secrets differ between the two. */
const secretive = 'str'
const all = new Set<TableName>(tableNames)
const shipped = () => start(shippedPack('strezh-autumn'))

/** Everybody to whom the secrets of that state do not belong. */
const outsiders = (state: CampaignState): Listener[] => [
  { kind: 'wall' },
  { kind: 'hq' },
  { kind: 'outside' },
  ...Object.keys(state.states).flatMap((id): Listener[] => (id === secretive ? [] : [{ kind: 'state', id }])),
  ...Object.values(state.people).flatMap(({ id, roles, stateId }): Listener[] =>
    roles.includes('master') || roles.includes('auditor') || stateId === secretive ? [] : [{ kind: 'person', id }],
  ),
]

/** Screens of two campaigns side by side; whatever an outsider sees must be the same in both. */
class Screens {
  private readonly seen = new Map<Listener, [ViewSet, ViewSet]>()
  private readonly touched = new Set<TableName>()
  private readonly listeners: Listener[]

  constructor(state: CampaignState) {
    this.listeners = outsiders(state)
  }

  heard([one, other]: [War, War], from: [number, number]): void {
    const since = [one.outcomes.slice(from[0]), other.outcomes.slice(from[1])] as const
    for (const { patches } of since.flat()) for (const { table } of patches) this.touched.add(table as TableName)
    for (const listener of this.listeners) {
      const told = since.map((outcomes, index) =>
        outcomes.flatMap(({ events }) => eventsFor(events, listener, (index === 0 ? one : other).state)),
      )
      expect(told[1], `what ${JSON.stringify(listener)} hears`).toEqual(told[0])
    }
  }

  shown([one, other]: [War, War]): void {
    for (const listener of this.listeners) {
      const before = this.seen.get(listener)
      const view = (war: War, index: 0 | 1) => viewsFor(war.state, listener, before?.[index] ?? null, before ? this.touched : all)
      const now: [ViewSet, ViewSet] = [view(one, 0), view(other, 1)]
      expect(now[1], `what ${JSON.stringify(listener)} sees`).toEqual(now[0])
      this.seen.set(listener, now)
    }
    this.touched.clear()
  }
}

const rows = <Row extends { id: string }>(list: Row[]): Record<string, Row> => Object.fromEntries(list.map((row) => [row.id, row]))

/** Other names of units, other character cards, orders that wait and notes of the master: nothing that changes what happens. */
function withOtherPapers(state: CampaignState): CampaignState {
  const own = (armyId: string) => state.armies[armyId]?.stateId === secretive
  const general = Object.values(state.armies).find(({ id }) => own(id))!
  const far = 100_000 * MINUTE
  return {
    ...state,
    units: rows(Object.values(state.units).map((unit) => (own(unit.armyId) ? { ...unit, name: `${unit.name}, переодетые` } : unit))),
    officerCards: rows(
      Object.values(state.people)
        .filter(({ stateId, id }) => stateId === secretive && state.officers[id])
        .map(({ id }) => ({ id, bonuses: [{ kind: 'attack' as const, value: 2, arm: null, text: 'тайный' }], saveOn: 2 })),
    ),
    pendingOrders: rows([
      {
        ...{ id: 'hidden', byId: general.generalId ?? 'master', armyIds: [general.id], parts: [], officerIds: [] },
        ...{
          route: [state.sectors[general.sectorId]!.neighbours[0]!.sectorId],
          minutes: null,
          joinsBattle: false,
          passage: 'cross' as const,
        },
        ...{ text: 'тайный приказ', startAt: far, status: 'planned' as const, returnReason: '', refusal: null, orderId: null },
        ...{ paperId: null, at: 0, closedAt: null, position: 1 },
      },
    ]) as unknown as CampaignState['pendingOrders'],
    reminders: rows([
      { id: 'hidden', about: 'army' as const, subjectId: general.id, at: far, text: 'тайна', byId: 'master', doneAt: null, position: 1 },
    ]) as unknown as CampaignState['reminders'],
  }
}

test.each([1, 2, 3])(
  'MB-INF-2, MB-INF-11: over a random war nobody can tell two campaigns apart that differ in another state’s secrets (seed %i)',
  (seed) => {
    const first = shipped()
    const wars: [War, War] = [new War(first, seed), new War(withOtherPapers(first), seed)]
    const screens = new Screens(first)
    for (let n = 0; n < 500; n += 1) {
      const from: [number, number] = [wars[0].outcomes.length, wars[1].outcomes.length]
      const { command } = wars[0].step()
      wars[1].step(({ who, data }) => {
        if (first.people[who]?.stateId === secretive && typeof data.text === 'string') data.text = `другое: ${data.text}`
      })
      expect(wars[1].outcomes.at(-1)!.error, JSON.stringify(command)).toEqual(wars[0].outcomes.at(-1)!.error)
      screens.heard(wars, from)
      if (n % 20 === 0) screens.shown(wars)
    }
    screens.shown(wars)
    expect(wars[0].state).not.toEqual(wars[1].state)
  },
)

/** One more unit in each of its armies, of a kind that it has already: what it can do stays the same, its strength does not. */
function reinforced(state: CampaignState): CampaignState {
  const more = Object.values(state.armies).flatMap((army) => {
    if (army.stateId !== secretive) return []
    const [unit] = Object.values(state.units).filter(({ armyId }) => armyId === army.id)
    return unit ? [{ ...unit, id: `${unit.id}-more`, name: 'скрытый полк', position: 900 }] : []
  })
  return { ...state, units: { ...state.units, ...rows(more) } }
}

test.each([4, 5, 6])('MB-INF-2: strength changes nothing that others see while no battle shows it (seed %i)', (seed) => {
  const calm = { ...shipped(), relations: {} }
  const wars: [War, War] = [new War(calm, seed), new War(reinforced(calm), seed)]
  const screens = new Screens(calm)
  const below = numbers(seed)
  let accepted = 0
  for (let n = 0; n < 600; n += 1) {
    const from: [number, number] = [wars[0].outcomes.length, wars[1].outcomes.length]
    const faces = Array.from({ length: 60 }, () => 1 + below(6))
    const minutes = below(6)
    for (const war of wars) {
      war.dice.give(faces)
      war.runTo(war.now + minutes * MINUTE)
    }
    const { state } = wars[0]
    const command = nextCommand(state, below)
    const { army, units } = command.data as { army?: string; units?: string[] }
    const whole = Object.values(state.units).filter(({ armyId }) => armyId === army).length
    const tellsStrength = command.type === 'army.split' && state.armies[army!]?.stateId === secretive && units?.length === whole
    if (command.type.startsWith('battle.') || command.type === 'state.setRelation' || tellsStrength) continue
    const roles = command.who === 'master' ? (['master'] as const) : (['officer'] as const)
    const errors = wars.map(
      (war) =>
        war.give({ type: command.type, data: command.data, dice: 'server' }, { id: command.who, roles: [...roles], system: false }).error,
    )
    expect(errors[1], JSON.stringify(command)).toEqual(errors[0])
    if (errors[0] === null) accepted += 1
    screens.heard(wars, from)
    if (n % 20 === 0) screens.shown(wars)
  }
  screens.shown(wars)
  expect(accepted).toBeGreaterThan(100)
})
