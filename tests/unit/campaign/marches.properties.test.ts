import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { minutesOfKind, minutesOfOfficer } from '@/lib/campaign/armies'
import { crossAt } from '@/lib/campaign/marches'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'
import { applyPatches } from '@/lib/kernel/patches'
import { audienceName, type Audience } from '@/lib/kernel/view'
import { Country, MINUTE, rowsOf, seen, set } from './marchesTable'

// Hundreds of random campaigns take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const armies = ['horse', 'foot', 'blue', 'green', 'part0', 'part1', 'part2', 'nothing']
const officers = ['rg', 'ro', 'rc', 'bg', 'bc', 'hidden']
const sectors = ['A', 'B', 'C', 'D', 'E']
const units = ['h1', 'h2', 'f1', 'f2', 'f3', 'b1', 'b2', 'b3', 'g1']

interface Order {
  type: string
  data: { [key: string]: Json }
}
interface Step {
  who: string
  /** What is ordered in the state at hand. */
  order: (state: CampaignState) => Order
  /** Minutes that pass before it. */
  wait: number
}

const some = (values: string[], max: number) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: max })
const minutes = fc.constantFrom(null, null, null, 4, 5, 15, 30, 45, 60, 90)
const body = { armies: some(armies, 2), officers: some(officers, 1) }
/** Orders that may be nonsense. */
const wild: fc.Arbitrary<Order> = fc.oneof(
  fc.record({ type: fc.constant('army.march'), data: fc.record({ ...body, to: fc.constantFrom(...sectors), minutes }) }),
  fc.record({
    type: fc.constant('army.march'),
    data: fc.record({ ...body, route: fc.array(fc.constantFrom(...sectors), { minLength: 1, maxLength: 3 }), minutes }),
  }),
  fc.record({ type: fc.constant('army.countermand'), data: fc.record({ army: fc.constantFrom(...armies) }) }),
  fc.record({ type: fc.constant('army.countermand'), data: fc.record({ officer: fc.constantFrom(...officers) }) }),
  fc.record({
    type: fc.constant('army.split'),
    data: fc.record({
      army: fc.constantFrom(...armies),
      units: some(units, 2),
      officers: some(officers, 1),
      new: fc.constantFrom('part0', 'part1', 'part2'),
    }),
  }),
  fc.record({ type: fc.constant('army.merge'), data: fc.record({ armies: some(armies, 3) }) }),
)

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Orders that make sense in the state at hand for the armies of these states: `n` and `m` choose among them. */
function sensible(state: CampaignState, of: string[], kind: string, n: number, m: number, stated: number | null): Order {
  const own = Object.values(state.armies).filter((army) => of.includes(army.stateId))
  const army = pick(own, n)
  const to = (sectorId: string) => pick(state.sectors[sectorId]!.neighbours, m).sectorId
  const unitsOf = (id: string) => Object.values(state.units).flatMap((unit) => (unit.armyId === id ? unit.id : []))
  switch (kind) {
    case 'split': {
      const large = own.filter(({ id }) => unitsOf(id).length > 1)
      const { id } = pick(large.length > 0 ? large : own, n)
      return { type: 'army.split', data: { army: id, units: unitsOf(id).slice(0, 1) } }
    }
    case 'merge': {
      const pairs = own.flatMap((a) =>
        own.filter((b) => a.id !== b.id && a.sectorId === b.sectorId && a.stateId === b.stateId).map((b) => [a.id, b.id]),
      )
      return { type: 'army.merge', data: { armies: pairs.length > 0 ? pick(pairs, n) : [army.id] } }
    }
    case 'stop':
      return { type: 'army.countermand', data: { army: pick(Object.values(state.marches), n)?.armyId ?? army.id } }
    case 'ride': {
      const rider = pick(
        Object.values(state.officers).filter((officer) => of.includes(state.people[officer.id]!.stateId!)),
        n,
      )
      return { type: 'army.march', data: { officers: [rider.id], to: to(rider.sectorId), minutes: null } }
    }
    default:
      return { type: 'army.march', data: { armies: [army.id], to: to(army.sectorId), minutes: stated === null ? null : stated + 60 } }
  }
}

const orders = (of: string[]): fc.Arbitrary<Step['order']> =>
  fc.oneof(
    { weight: 1, arbitrary: wild.map((order) => () => order) },
    {
      weight: 4,
      arbitrary: fc.tuple(fc.constantFrom('march', 'march', 'split', 'merge', 'stop', 'ride'), fc.nat(11), fc.nat(11), minutes).map(
        ([kind, n, m, stated]) =>
          (state: CampaignState) =>
            sensible(state, of, kind, n, m, stated),
      ),
    },
  )
const who = fc.constantFrom('master', 'master', 'master', 'rg', 'ro', 'rc', 'bg', 'bc')
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({ who, order: orders(['RED', 'BLUE', 'GREEN']), wait: fc.constantFrom(0, 0, 1, 2.5, 5, 7.5, 15, 30) }),
  { maxLength: 25, size: '+1' },
)
const eventPreset = fc.boolean()

/** Neutral neighbours: no throws, so random orders need no dice. */
function newCountry(preset: boolean): Country {
  const table = new Country({ war: [] })
  set(table, 'campaign.splitOnMarch', preset)
  set(table, 'campaign.queueArmyOrders', preset)
  return table
}

/** Plays the steps and looks at the state after each; returns how many commands were accepted. */
function play(table: Country, script: Step[], look: (state: CampaignState) => void): number {
  let accepted = 0
  for (const { who: by, order, wait } of script) {
    table.runTo(table.now + wait * MINUTE)
    look(table.state)
    const { type, data } = order(table.state)
    if (table.code(by, type, data) === null) accepted += 1
    look(table.state)
  }
  table.runTo(table.now + 600 * MINUTE)
  look(table.state)
  return accepted
}

describe('any sequence of orders', () => {
  test('MB-MAP-6, MB-MAP-7: nobody is faster than his slowest arm', () => {
    fc.assert(
      fc.property(steps, eventPreset, (script, preset) => {
        play(newCountry(preset), script, (state) => {
          for (const march of Object.values(state.marches)) {
            const least =
              march.officerId !== null
                ? minutesOfOfficer(state, state.officers[march.officerId]!)
                : Math.max(
                    ...Object.values(state.units).flatMap((unit) => (unit.armyId === march.armyId ? minutesOfKind(state, unit.kind) : [])),
                  )
            expect(march.durationMs).toBeGreaterThanOrEqual(least * MINUTE)
          }
        })
      }),
    )
  })

  test('MB-MAP-8: at any instant a body is in exactly one sector, the one its half says, with its officers', () => {
    fc.assert(
      fc.property(steps, eventPreset, (script, preset) => {
        const table = newCountry(preset)
        play(table, script, (state) => {
          const marching = Object.values(state.marches)
          const bodies = marching.map((march) => march.armyId ?? march.officerId)
          expect(new Set(bodies).size).toBe(bodies.length)
          for (const march of marching) {
            expect((march.armyId === null) !== (march.officerId === null)).toBe(true)
            const flag = march.armyId !== null ? state.armies[march.armyId]! : state.officers[march.officerId!]!
            expect(march.crossed).toBe(table.now >= crossAt(march))
            expect(flag.sectorId).toBe(march.crossed ? march.toId : march.fromId)
          }
          for (const army of Object.values(state.armies)) expect(sectors).toContain(army.sectorId)
          for (const officer of Object.values(state.officers)) {
            if (officer.armyId !== null) expect(officer.sectorId).toBe(state.armies[officer.armyId]!.sectorId)
          }
        })
        expect(table.state.marches).toEqual({})
      }),
    )
  })

  test('MB-MAP-9, MB-MAP-10: splitting and joining neither create nor lose a unit, and no army is empty', () => {
    fc.assert(
      fc.property(steps, eventPreset, (script, preset) => {
        const table = newCountry(preset)
        const stateOf = (state: CampaignState) =>
          Object.fromEntries(Object.values(state.units).map((unit) => [unit.id, [unit.kind, state.armies[unit.armyId]?.stateId]]))
        const before = stateOf(table.state)
        play(table, script, (state) => {
          expect(stateOf(state)).toEqual(before)
          const held = new Set(Object.values(state.units).map((unit) => unit.armyId))
          expect(Object.keys(state.armies).filter((id) => !held.has(id))).toEqual([])
        })
      }),
    )
  })

  test('DESIGN §2: the state is the replay of the patches, and the inverse patches lead back', () => {
    fc.assert(
      fc.property(steps, eventPreset, (script, preset) => {
        const table = newCountry(preset)
        const start = table.state
        play(table, script, () => undefined)
        const replayed = table.outcomes.reduce((state, outcome) => applyPatches(state, outcome.patches), start)
        expect(replayed).toEqual(table.state)
        const back = [...table.outcomes].reverse().reduce((state, outcome) => applyPatches(state, outcome.inverse), table.state)
        expect(back).toEqual(start)
        for (const outcome of table.outcomes) if (outcome.error) expect(outcome.patches).toEqual([])
      }),
    )
  })

  test('the random orders are worth something: many are accepted', () => {
    const accepted = fc.sample(steps, { numRuns: 50, seed: 7 }).map((script) => play(newCountry(true), script, () => undefined))
    expect(accepted.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(100)
  })
})

/** Facts that are hidden from everybody of RED: strengths within the same arms, durations, riders and orders of others. */
interface Hidden {
  blueFoot: number
  blueHorse: number
  gunsKind: 'FA' | 'HA'
  marchMinutes: number
  rider: 'none' | 'rest' | 'ride'
  captiveOf: boolean
  orderText: string
}
const hidden: fc.Arbitrary<Hidden> = fc.record({
  blueFoot: fc.integer({ min: 1, max: 6 }),
  blueHorse: fc.integer({ min: 1, max: 4 }),
  gunsKind: fc.constantFrom('FA', 'HA'),
  marchMinutes: fc.constantFrom(60, 75, 200),
  rider: fc.constantFrom('none', 'rest', 'ride'),
  captiveOf: fc.boolean(),
  orderText: fc.constantFrom('', 'тайна'),
})

/** The same table for RED's eyes, whatever is hidden: BLUE has marched off towards C and a RED order stands. */
function tableWith(facts: Hidden): Country {
  const blue: Record<string, 'MU' | 'DR' | 'FA' | 'HA'> = { gun: facts.gunsKind }
  for (let index = 0; index < facts.blueFoot; index += 1) blue[`bf${index}`] = 'MU'
  for (let index = 0; index < facts.blueHorse; index += 1) blue[`bh${index}`] = 'DR'
  const table = new Country({
    officers: {
      rg: { state: 'RED', rank: 'general' },
      ro: { state: 'RED', rank: 'colonel' },
      rc: { state: 'RED', at: 'A' },
      bg: { state: 'BLUE', rank: 'marshal', at: 'D' },
      ...(facts.rider === 'none' ? {} : { hidden: { state: 'BLUE', at: 'B' } }),
    },
    armies: {
      horse: { state: 'RED', at: 'A', general: 'rg', authorised: ['ro'], officers: ['rg'], units: { h1: 'LC', h2: 'HC' } },
      foot: { state: 'RED', at: 'A', general: 'rg', officers: ['ro'], units: { f1: 'MU', f2: 'PK', f3: 'LI' } },
      blue: { state: 'BLUE', at: 'D', general: 'bg', units: blue },
      green: { state: 'GREEN', at: 'E', general: null, units: { g1: 'LI' } },
    },
  })
  if (facts.rider === 'ride') table.order('hidden', 'army.march', { officers: ['hidden'], to: 'C' })
  table.order('bg', 'army.march', { armies: ['blue'], to: 'C', minutes: facts.marchMinutes, text: facts.orderText })
  if (facts.captiveOf && facts.rider === 'rest') {
    const officer = table.state.officers.hidden!
    table.state = { ...table.state, officers: { ...table.state.officers, hidden: { ...officer, status: 'captive', captorId: 'GREEN' } } }
  }
  table.runTo(2 * MINUTE)
  return table
}

const redEyes: Audience[] = [
  { kind: 'wall' },
  { kind: 'hq' },
  { kind: 'state', id: 'RED' },
  ...['rg', 'ro', 'rc'].map((id): Audience => ({ kind: 'person', id })),
]
/** Everything RED's people may see. Ids made by the server are opaque and random: here they count up, so their digits are masked. */
const sight = (state: CampaignState): string =>
  JSON.stringify(redEyes.map((audience) => registry.views.map((view) => [view.name, view.rows(state, audience)]))).replace(
    /"(order|march)_\d+"/g,
    '"$1"',
  )

describe('what is hidden stays hidden', () => {
  test('MB-INF-2, -4, -7, -11: states that differ only in hidden facts look alike and refuse alike, whatever is commanded', () => {
    const commands = fc.array(fc.record({ by: fc.constantFrom('rg', 'ro', 'rc'), order: orders(['RED']) }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(hidden, hidden, commands, (one, other, script) => {
        const a = tableWith(one)
        const b = tableWith(other)
        expect(sight(b.state)).toBe(sight(a.state))
        for (const { by, order } of script) {
          const { type, data } = order(a.state)
          const inA = a.order(by, type, data)
          const inB = b.order(by, type, data)
          expect(inB.error).toEqual(inA.error)
          expect(sight(b.state)).toBe(sight(a.state))
          const eyes = [...redEyes, { kind: 'state', id: 'BLUE' } as const].map(audienceName)
          const mask = (text: string) => text.replace(/_\d+/g, '')
          for (const eye of eyes) {
            expect(mask(JSON.stringify(seen(inB.events, eye, b.state)))).toBe(mask(JSON.stringify(seen(inA.events, eye, a.state))))
          }
        }
      }),
    )
  })

  test('the check above sees differences: the master does', () => {
    const facts: Hidden = { blueFoot: 1, blueHorse: 1, gunsKind: 'FA', marchMinutes: 60, rider: 'none', captiveOf: false, orderText: '' }
    const a = tableWith(facts).state
    const b = tableWith({ ...facts, blueFoot: 2, marchMinutes: 75, rider: 'ride' }).state
    for (const view of ['armies', 'marches', 'riders']) expect(rowsOf(b, view, 'master')).not.toEqual(rowsOf(a, view, 'master'))
  })

  test('DESIGN §6: a flag has these columns and no others: no time, no strength, no number of an order', () => {
    const table = tableWith({ blueFoot: 3, blueHorse: 2, gunsKind: 'HA', marchMinutes: 75, rider: 'ride', captiveOf: false, orderText: '' })
    for (const audience of ['wall', 'state:BLUE', 'master']) {
      for (const row of Object.values(table.rows('flags', audience))) {
        expect(Object.keys(row).sort()).toEqual(['arms', 'name', 'position', 'sectorId', 'stateId', 'status', 'towardsId'])
      }
    }
  })
})
