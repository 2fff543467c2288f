import { expect, test, vi } from 'vitest'
import { tableNames, type CampaignState, type TableName } from '@/lib/campaign/state'
import { applyPatches } from '@/lib/kernel/patches'
import type { Listener } from '@/lib/kernel/view'
import { eventsFor, viewChanges, viewsFor, type ViewSet } from '@/lib/live/views'
import { shippedPack, start } from '../scenario/packs'
import { faultsOf, War, type Command } from './war'

vi.setConfig({ testTimeout: 600_000 })

const COMMANDS = 2000
/** Twenty screens with some eighty views each: looked at after so many commands. */
const SCREENS_EVERY = 50
const all = new Set<TableName>(tableNames)

/** Digits that stand nowhere else, for the n-th secret. */
const digitsOf = (n: number): string => String(740_000_000_000 + n * 7_919)

/** The shipped war, each unit's name a secret of the states that ever owned it (MB-INF-2). */
function withSecrets(): CampaignState {
  const state = start(shippedPack('strezh-autumn'))
  const units = Object.values(state.units).map((unit, n) => ({ ...unit, name: `отряд ${digitsOf(n)}` }))
  return { ...state, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) }
}

/** Who hears what, and what nobody but the master may find in it. */
class Listeners {
  private readonly owners = new Map<string, Set<string>>()
  private readonly givers = new Map<string, string>()
  private readonly seen = new Map<Listener, ViewSet>()
  private readonly listeners: Listener[]

  constructor(first: CampaignState) {
    this.listeners = [
      { kind: 'wall' },
      { kind: 'hq' },
      { kind: 'outside' },
      ...Object.keys(first.states).map((id): Listener => ({ kind: 'state', id })),
      ...Object.values(first.people).flatMap(({ id, roles }): Listener[] => (roles.includes('master') ? [] : [{ kind: 'person', id }])),
    ]
  }

  private mayHold(state: CampaignState, listener: Listener, digits: string): boolean {
    if (listener.kind !== 'person') return false
    if (this.givers.get(digits) === listener.id) return true
    return this.owners.get(digits)?.has(state.people[listener.id]!.stateId ?? '') ?? false
  }

  /** Texts of orders and remarks of the table become secrets of their givers. */
  keep(command: Command, n: number): void {
    const digits = digitsOf(100_000 + n)
    if (typeof command.data.text !== 'string') return
    command.data.text = `${command.data.text} ${digits}`
    this.givers.set(digits, command.who)
  }

  private noteOwners(state: CampaignState): void {
    for (const unit of Object.values(state.units)) {
      const digits = /\d{12}/.exec(unit.name)![0]
      const owners = this.owners.get(digits) ?? new Set()
      owners.add(state.armies[unit.armyId]?.stateId ?? '')
      this.owners.set(digits, owners)
    }
  }

  private secretsIn(state: CampaignState, listener: Listener, what: unknown): string[] {
    const found = JSON.stringify(what).match(/74\d{10}/g) ?? []
    return found.filter((digits) => !this.mayHold(state, listener, digits)).map((digits) => `${JSON.stringify(listener)} ${digits}`)
  }

  /** Secrets in what these outcomes tell somebody who may not hold them. */
  leaksInEvents(state: CampaignState, outcomes: War['outcomes']): string[] {
    this.noteOwners(state)
    return this.listeners.flatMap((listener) =>
      this.secretsIn(
        state,
        listener,
        outcomes.map(({ events }) => eventsFor(events, listener, state)),
      ),
    )
  }

  /** Secrets in what changed on somebody's screens since they were last looked at. */
  leaksInViews(state: CampaignState, touched: ReadonlySet<TableName>): string[] {
    return this.listeners.flatMap((listener) => {
      const before = this.seen.get(listener) ?? null
      const views = viewsFor(state, listener, before, before ? touched : all)
      this.seen.set(listener, views)
      return Object.entries(viewChanges(before ?? {}, views)).flatMap(([name, change]) =>
        this.secretsIn(state, listener, change).map((secret) => `${name}: ${secret}`),
      )
    })
  }
}

/** Units are lost by the settlement of a battle alone, and none is ever made. */
function unitsLost(before: CampaignState, after: CampaignState, settled: boolean): string[] {
  const gone = Object.keys(before.units).filter((id) => !after.units[id])
  const made = Object.keys(after.units).filter((id) => !before.units[id])
  return [...(settled ? [] : gone.map((id) => `${id} is lost`)), ...made.map((id) => `${id} is made`)]
}

test('a random war of 2,000 commands never throws, never leaks, keeps every unit, and is the replay of its patches', () => {
  const first = withSecrets()
  const war = new War(first, 20_261_130)
  const opening = war.state
  const listeners = new Listeners(opening)
  const accepted = new Map<string, number>()
  const touched = new Set<TableName>()
  for (let n = 0; n < COMMANDS; n += 1) {
    const before = war.state
    const { command, outcomes } = war.step((made) => listeners.keep(made, n))
    const words = `command ${n}: ${JSON.stringify(command)}`
    const settled = outcomes.some(({ events }) => events.some(({ type }) => type === 'BattleSettled'))
    expect(faultsOf(war.state, war.now), words).toEqual([])
    expect(unitsLost(before, war.state, settled), words).toEqual([])
    expect(listeners.leaksInEvents(war.state, outcomes), words).toEqual([])
    for (const { patches } of outcomes) for (const { table } of patches) touched.add(table as TableName)
    if (n % SCREENS_EVERY === 0) {
      expect(listeners.leaksInViews(war.state, touched), words).toEqual([])
      touched.clear()
    }
    if (outcomes.at(-1)!.error === null) accepted.set(command.type, (accepted.get(command.type) ?? 0) + 1)
  }
  // The war was one: everything happened often enough to be looked at.
  for (const type of [
    'army.march',
    'courier.pursue',
    'battle.declareAttack',
    'battle.open',
    'battle.mark',
    'battle.leave',
    'battle.end',
    'battle.settle',
  ]) {
    expect(accepted.get(type) ?? 0, `${type} of ${JSON.stringify([...accepted])}`).toBeGreaterThan(2)
  }
  expect(war.outcomes.reduce((state, outcome) => applyPatches(state, outcome.patches), opening)).toEqual(war.state)
  expect([...war.outcomes].reverse().reduce((state, outcome) => applyPatches(state, outcome.inverse), war.state)).toEqual(opening)
})
