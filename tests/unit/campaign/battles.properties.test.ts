import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import { applyPatches } from '@/lib/kernel/patches'
import type { Audience } from '@/lib/kernel/view'
import { campaignOf } from '@/lib/cases/macrobattleState'
import { country, Country, MINUTE, put, seen, set } from './marchesTable'
import { faultsOf, War } from './war'

vi.setConfig({ testTimeout: 240_000 })

/** A small country at war in every direction, under the reference's defaults or the event preset's ways of battle. */
function newWar(seed: number, preset: boolean): War {
  const state = campaignOf(
    country({
      war: [
        ['RED', 'BLUE'],
        ['BLUE', 'GREEN'],
        ['GREEN', 'RED'],
      ],
    }),
  )
  const settings = preset
    ? {
        'campaign.callCommanders': true,
        'campaign.battleTrigger': 'declared',
        'campaign.splitOnMarch': true,
        'pursuit.absenceMinutes': 'asked',
      }
    : {}
  const rows = Object.entries(settings).map(([id, value]) => [id, { id, value }] as const)
  return new War({ ...state, settings: { ...state.settings, ...Object.fromEntries(rows) } }, seed)
}

const wars = { seed: fc.integer({ min: 0, max: 2 ** 31 }), preset: fc.boolean(), length: fc.integer({ min: 1, max: 60 }) }

test('MB-MAP-6, MB-MAP-8: through battles and pursuits nobody is faster than his slowest arm, and a body is in exactly one sector', () => {
  fc.assert(
    fc.property(fc.record(wars), ({ seed, preset, length }) => {
      const war = newWar(seed, preset)
      for (let n = 0; n < length; n += 1) {
        const { command } = war.step()
        expect(faultsOf(war.state, war.now), JSON.stringify(command)).toEqual([])
      }
    }),
    { numRuns: 60 },
  )
})

test('MB-END-2: splitting, joining, leaving and mutinies never create or lose a unit; a battle does by its settlement alone', () => {
  fc.assert(
    fc.property(fc.record(wars), ({ seed, preset, length }) => {
      const war = newWar(seed, preset)
      const kinds = (state: CampaignState) => Object.fromEntries(Object.values(state.units).map(({ id, kind }) => [id, kind]))
      for (let n = 0; n < length; n += 1) {
        const before = kinds(war.state)
        const { command, outcomes } = war.step()
        const after = kinds(war.state)
        const settled = outcomes.some(({ events }) => events.some(({ type }) => type === 'BattleSettled'))
        if (settled) expect(before, JSON.stringify(command)).toMatchObject(after)
        else expect(after, JSON.stringify(command)).toEqual(before)
      }
    }),
    { numRuns: 60 },
  )
})

test('DESIGN §2: a war is the replay of its patches, and the inverse patches lead back', () => {
  fc.assert(
    fc.property(fc.record(wars), ({ seed, preset, length }) => {
      const war = newWar(seed, preset)
      const start = war.state
      for (let n = 0; n < length; n += 1) war.step()
      expect(war.outcomes.reduce((state, outcome) => applyPatches(state, outcome.patches), start)).toEqual(war.state)
      expect([...war.outcomes].reverse().reduce((state, outcome) => applyPatches(state, outcome.inverse), war.state)).toEqual(start)
    }),
    { numRuns: 20 },
  )
})

/** What RED must not learn of BLUE: numbers within the same arms, who is out on a pursuit, and what waits in reserve. */
interface Hidden {
  foot: number
  horse: number
  /** Regiments of horse sent after RED's rider. */
  sent: number
  reserve: number
}
const hidden: fc.Arbitrary<Hidden> = fc.record({
  // One more than falls, so that the arms of the flag, which are public, stay the same.
  foot: fc.integer({ min: 2, max: 5 }),
  horse: fc.integer({ min: 2, max: 4 }),
  sent: fc.integer({ min: 1, max: 2 }),
  reserve: fc.integer({ min: 1, max: 4 }),
})

const redEyes: Audience[] = [
  { kind: 'wall' },
  { kind: 'hq' },
  { kind: 'state', id: 'RED' },
  ...['rg', 'ro'].map((id): Audience => ({ kind: 'person', id })),
]
const mask = (what: unknown): string => JSON.stringify(what).replace(/_\d+/g, '')
const sight = (state: CampaignState): string =>
  mask(redEyes.map((audience) => registry.views.map((view) => [view.name, view.rows(state, audience)])))

/** RED attacks BLUE in C, whose reserve comes from D; `look` sees the state and what RED's people were told after each step. */
function attack(facts: Hidden, called: boolean, look: (words: string) => void): void {
  const many = (prefix: string, n: number, kind: 'MU' | 'DR') =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`${prefix}${i}`, kind]))
  const table = new Country({
    armies: {
      horse: { state: 'RED', at: 'B', general: 'rg', officers: ['rg'], units: { h1: 'LC', h2: 'HC' } },
      foot: { state: 'RED', at: 'B', general: 'rg', officers: ['ro'], units: { f1: 'MU', f2: 'PK' } },
      blue: { state: 'BLUE', at: 'C', general: 'bg', units: { ...many('bf', facts.foot, 'MU'), ...many('bh', facts.horse, 'DR') } },
      second: { state: 'BLUE', at: 'D', general: 'bg', units: many('bs', facts.reserve, 'MU') },
    },
  })
  set(table, 'campaign.callCommanders', called)
  put(table, 'officers', 'rc', { sectorId: 'B' })
  let told = 0
  const after = () => {
    const events = table.outcomes.slice(told).flatMap((outcome) => outcome.events)
    told = table.outcomes.length
    look(
      `${sight(table.state)} ${mask(redEyes.map((audience) => seen(events, `${audience.kind}${'id' in audience ? `:${audience.id}` : ''}`, table.state)))}`,
    )
  }
  const give = (who: string, type: string, data: Parameters<Country['order']>[2], dice: number[] = []) => {
    table.dice.give(dice)
    expect(table.order(who, type, data).error, type).toBeNull()
    after()
  }
  const battle = () => ({ battle: Object.keys(table.state.battles)[0]! })
  // The rider was noticed before: what RED's other people must not learn is how many went after him.
  put(table, 'suspicions', 'n', { id: 'n', sectorId: 'C', at: 0, courierId: 'rc', toldTo: ['bg'], pursued: false, leftAt: null })
  put(table, 'officers', 'rc', { sectorId: 'C' })
  give('bg', 'courier.pursue', { notice: 'n', cavalry: ['bh0', 'bh1'].slice(0, facts.sent) }, [6, 1, 1])
  give('bg', 'army.march', { armies: ['second'], to: 'C', minutes: 60 })
  give('rg', 'army.march', { armies: ['horse'], to: 'C' })
  table.minute(8)
  after()
  if (called) give('master', 'battle.open', battle())
  give('master', 'battle.begin', battle())
  table.minute(12)
  after()
  // Cavalry comes back to the reserve, then the second army crosses: RED sees the flag alone.
  table.minute(32)
  after()
  give('master', 'battle.mark', { ...battle(), kind: 'loss', unit: 'bf0' })
  give('master', 'battle.end', {
    ...battle(),
    holders: [Object.values(table.state.battleSides).find((side) => side.stateIds[0] === 'BLUE')!.id],
  })
  give('master', 'battle.settle', battle())
  expect(table.now).toBe(32 * MINUTE)
}

test('MB-INF-2, -9, section 16.2: wars that differ only in what is hidden from RED look and sound alike to all its people', () => {
  fc.assert(
    fc.property(hidden, hidden, fc.boolean(), (one, other, called) => {
      const looks: string[] = []
      attack(one, called, (words) => looks.push(words))
      let n = 0
      attack(other, called, (words) => expect(words).toBe(looks[n++]))
      expect(n).toBe(looks.length)
    }),
    { numRuns: 30 },
  )
})
