import { describe, expect, test } from 'vitest'
import { forcesOf, openBattlesIn } from '@/lib/campaign/battles'
import type { CampaignState } from '@/lib/campaign/state'
import type { Json } from '@/lib/kernel/json'
import { Country, MINUTE, put, seen, set } from './marchesTable'

/** RED foot and horse in B, BLUE beside them in C with its marshal. */
function front(): Country {
  const table = new Country()
  for (const id of ['foot', 'horse']) put(table, 'armies', id, { sectorId: 'B' })
  for (const id of ['rg', 'ro']) put(table, 'officers', id, { sectorId: 'B' })
  put(table, 'armies', 'blue', { sectorId: 'C' })
  put(table, 'officers', 'bg', { sectorId: 'C', armyId: 'blue' })
  return table
}
const battleIn = (state: CampaignState, sectorId: string) => openBattlesIn(state, sectorId)[0]!
const status = (table: Country, view: 'flags' | 'armies', audience: string, army: string): Json | undefined =>
  (table.rows(view, audience)[army] as { status: Json } | undefined)?.status
const kinds = (table: Country, person: string) =>
  Object.values(table.state.notices).flatMap((notice) => (notice.personId === person ? notice.kind : []))

describe('EP-9: a general is called without saying why', () => {
  test('until the battle opens no flag betrays it, neither on the wall nor to the rest of the state; who may order the army sees it', () => {
    const table = front()
    set(table, 'campaign.callCommanders', true)
    put(table, 'armies', 'blue', { generalId: 'bg' })
    put(table, 'people', 'bc', { ...table.state.people.bc!, roles: ['officer'] })
    put(table, 'officers', 'bc', { rank: 'general' })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    const battle = battleIn(table.state, 'C')
    expect(battle.phase).toBe('called')
    const shown = () => [
      status(table, 'flags', 'wall', 'blue'),
      status(table, 'flags', 'state:BLUE', 'blue'),
      status(table, 'armies', 'person:bc', 'blue'),
      status(table, 'armies', 'person:bg', 'blue'),
      status(table, 'flags', 'master', 'blue'),
    ]
    expect(shown()).toEqual(['rest', 'rest', 'rest', 'battle', 'battle'])
    table.order('master', 'battle.open', { battle: battle.id })
    expect(new Set(shown())).toEqual(new Set(['battle']))
  })
})

describe('info.flagsWhere room: refusals and events tell nothing to who is away', () => {
  test('MB-INF-11: who is away from the table cannot declare an attack, wherever his army and the enemy stand', () => {
    const table = front()
    set(table, 'info.flagsWhere', 'room')
    set(table, 'campaign.battleTrigger', 'declared')
    const codes = ['A', 'B', 'C', 'nowhere'].map((territory) => table.code('rg', 'battle.declareAttack', { territory }))
    expect(new Set(codes)).toEqual(new Set(['E_OUTSIDE']))
  })

  test('how a battle goes reaches a commander at the table and not one who went out', () => {
    const table = front()
    set(table, 'info.flagsWhere', 'room')
    for (const id of ['rg', 'bg']) put(table, 'checkIns', id, { at: 0, how: 'start' })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    table.order('rg', 'room.leave', { people: ['rg'] })
    const { events } = table.order('master', 'battle.begin', { battle: battleIn(table.state, 'C').id })
    expect(seen(events, 'person:bg', table.state).map(({ type }) => type)).toEqual(['BattleTurn'])
    expect(seen(events, 'person:rg', table.state)).toEqual([])
  })
})

describe('EP-11, MB-BAT-OFF-14: captives and the executed', () => {
  test.each(['captive', 'executed'] as const)('a general who is %s orders nothing, chases nobody and writes no letters', (fate) => {
    const table = front()
    put(table, 'suspicions', 's1', { sectorId: 'B', at: 0, courierId: 'bc', toldTo: ['rg'], pursued: false, leftAt: null })
    put(table, 'officers', 'rg', { status: fate, captorId: 'BLUE', armyId: null })
    expect(table.code('rg', 'courier.pursue', { notice: 's1', cavalry: ['h1'] })).not.toBeNull()
    expect(table.state.suspicions.s1!.pursued).toBe(false)
    expect(table.code('rg', 'army.march', { armies: ['horse'], to: 'A' })).not.toBeNull()
    expect(table.code('rg', 'letter.write', { to: 'ro', text: 'я ещё жив' })).toBe('E_CAPTURED')
    expect(table.rows('armies', 'person:rg')).toEqual({})
  })

  test('MB-COU-5, MB-GEN-3: what an army’s captive general would hear, the master hears', () => {
    const table = front()
    set(table, 'courier.ones', 'all-three')
    put(table, 'officers', 'rg', { status: 'captive', captorId: 'BLUE', armyId: null })
    put(table, 'officers', 'bc', { sectorId: 'C', armyId: null })
    table.order('bc', 'army.march', { officers: ['bc'], to: 'B' })
    table.dice.give([1, 1, 2])
    table.minute(3)
    expect(kinds(table, 'rg')).toEqual([])
    expect(kinds(table, 'master')).toContain('suspiciousPerson')
  })

  test('MB-PUR-7: letters on an officer who is executed after a battle are found on him', () => {
    const table = front()
    table.order('ro', 'letter.write', { sector: 'D', text: 'тайна' })
    const letter = Object.keys(table.state.letters)[0]!
    put(table, 'letters', letter, { state: 'carried', carrierId: 'ro', handedAt: 0 })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    const battle = battleIn(table.state, 'C').id
    const blue = Object.values(table.state.battleSides).find((side) => side.stateIds.includes('BLUE'))!.id
    table.order('master', 'battle.begin', { battle })
    table.order('master', 'battle.end', { battle, holders: [blue] })
    const outcome = Object.values(table.state.battleOutcomes).find(({ kind, subjectId }) => kind === 'officer' && subjectId === 'ro')!
    table.order('master', 'battle.overrule', { outcome: outcome.id, fate: { fate: 'executed', stateId: 'BLUE' } })
    expect(table.code('master', 'battle.settle', { battle })).toBeNull()
    expect(table.state.letters[letter]).toMatchObject({ state: 'taken', readerIds: ['bg'] })
    expect(table.code('master', 'battle.settle', { battle })).toBe('E_BATTLE_OVER')
  })
})

describe('MB-INF-3: a letter is no way to find a hidden rider', () => {
  test('a lone officer of another state is not found, one who stands with troops is', () => {
    const table = front()
    put(table, 'officers', 'bc', { sectorId: 'B', armyId: null })
    const letterTo = (to: string) => (table.order('rg', 'letter.write', { to, text: 'выходи' }).answer as { letter: string }).letter
    expect(table.code('rg', 'letter.deliver', { letter: letterTo('bc') })).toBe('E_NO_ADDRESSEE')
    put(table, 'officers', 'bc', { sectorId: 'D' })
    expect(table.code('rg', 'letter.deliver', { letter: letterTo('bc') })).toBe('E_NO_ADDRESSEE')
    put(table, 'officers', 'bg', { sectorId: 'B' })
    expect(table.code('rg', 'letter.deliver', { letter: letterTo('bg') })).toBeNull()
  })
})

describe('EP-11: a change of side', () => {
  const plan = (table: Country, at: number | null) =>
    table.order('master', 'people.changeSide', { person: 'rg', state: 'BLUE', armies: ['foot'], at, contact: 'later' })

  test('waits while the army fights, and comes true when the battle is over', () => {
    const table = front()
    plan(table, 20 * MINUTE)
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(30)
    const battle = battleIn(table.state, 'C').id
    expect(table.state.armies.foot!.stateId).toBe('RED')
    const [change] = Object.keys(table.state.allegianceChanges)
    expect(table.code('master', 'people.revealSide', { change: change! })).toBe('E_IN_BATTLE')
    table.order('master', 'battle.callOff', { battle })
    table.minute(31)
    expect(table.state.armies.foot!.stateId).toBe('BLUE')
    expect(table.state.allegianceChanges).toEqual({})
  })

  test('who has left the event goes over to nobody', () => {
    const table = front()
    plan(table, 20 * MINUTE)
    table.order('master', 'people.leave', { person: 'rg', armiesTo: 'ro' })
    table.minute(30)
    expect(table.state.armies.foot).toMatchObject({ stateId: 'RED', generalId: 'ro' })
  })

  test('MB-INF-4: the march of an army that stayed is no longer shown to him, though he ordered it', () => {
    const table = front()
    table.order('rg', 'army.march', { armies: ['horse'], to: 'A' })
    put(table, 'armies', 'horse', { generalId: 'ro' })
    expect(Object.keys(table.rows('marches', 'person:rg'))).toHaveLength(1)
    table.order('master', 'people.changeSide', { person: 'rg', state: 'BLUE' })
    expect(table.rows('marches', 'person:rg')).toEqual({})
    expect(Object.keys(table.rows('marches', 'person:ro'))).toHaveLength(1)
  })
})

describe('EP-1: backdating', () => {
  test('nobody rides off before the event began', () => {
    const table = front()
    table.minute(10)
    const ride = (startAt: number) => table.code('master', 'army.march', { officers: ['rc'], to: 'B', startAt })
    expect(ride(-1)).toBe('E_HAPPENED_AT')
    expect(ride(0)).toBeNull()
  })

  test('MB-CON-6: after a battle nobody sets off at a moment when he was pinned in it', () => {
    const table = front()
    put(table, 'officers', 'bc', { sectorId: 'C', armyId: null })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(20)
    table.order('master', 'battle.callOff', { battle: battleIn(table.state, 'C').id })
    table.minute(30)
    const back = (data: object, at: number) => table.order('master', 'army.march', { ...data, to: 'D', startAt: at * MINUTE }).error?.code
    expect(back({ armies: ['blue'] }, 17)).toBe('E_HAPPENED_AT')
    expect(back({ officers: ['bc'] }, 17)).toBe('E_HAPPENED_AT')
    expect(back({ armies: ['blue'] }, 25)).toBeUndefined()
    expect(back({ officers: ['bc'] }, 25)).toBeUndefined()
  })

  test('MB-CON-2: a crossing before the enemies came meets them when they came', () => {
    const table = front()
    put(table, 'armies', 'blue', { presentSince: 18 * MINUTE })
    table.minute(20)
    table.order('master', 'army.march', { armies: ['foot'], to: 'C', startAt: 0 })
    table.minute(21)
    expect(battleIn(table.state, 'C').startAt).toBe(18 * MINUTE)
  })

  test('MB-CON-5: who had crossed before the flags met is there from the start, not a reinforcement', () => {
    const table = front()
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(16)
    table.order('master', 'army.march', { armies: ['horse'], to: 'C', startAt: 0 })
    table.minute(17)
    const force = forcesOf(table.state, battleIn(table.state, 'C').id).find(({ armyId }) => armyId === 'horse')
    expect(force).toMatchObject({ from: 'start', at: 7.5 * MINUTE })
  })
})

describe('battles', () => {
  test('MB-AMB-12: who ends his march while the results are written down meets who is left', () => {
    const table = front()
    set(table, 'campaign.battleTrigger', 'declared')
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(30)
    const battle = battleIn(table.state, 'C').id
    table.order('rg', 'army.march', { armies: ['horse'], to: 'C' })
    const blue = Object.values(table.state.battleSides).find((side) => side.stateIds.includes('BLUE'))!.id
    table.order('master', 'battle.begin', { battle })
    table.minute(31)
    table.order('master', 'battle.end', { battle, holders: [blue] })
    table.minute(50)
    expect(table.code('master', 'battle.settle', { battle })).toBeNull()
    expect(battleIn(table.state, 'C')).toMatchObject({ cause: 'arrival' })
  })

  test('MB-BAT-GEN-6: marks of a side that joins another are of the common side', () => {
    const table = front()
    put(table, 'armies', 'green', { sectorId: 'C' })
    table.order('master', 'state.setRelation', { states: ['RED', 'GREEN'], relation: 'war' })
    table.order('rg', 'army.march', { armies: ['foot'], to: 'C' })
    table.minute(15)
    const battle = battleIn(table.state, 'C').id
    const side = (state: string) => Object.values(table.state.battleSides).find((row) => row.stateIds.includes(state))!.id
    expect(table.code('master', 'battle.mark', { battle, kind: 'loss', unit: 'g1' })).toBeNull()
    expect(table.code('master', 'battle.joinSides', { battle, side: side('BLUE'), other: side('GREEN') })).toBeNull()
    expect(Object.values(table.state.battleMarks)[0]!.sideId).toBe(side('BLUE'))
  })
})

describe('EP-8: the same paper under two masters', () => {
  test('what the first of them entered stands, and its author is told of no return', () => {
    const table = front()
    const { paper } = table.order('master', 'paper.take', { state: 'RED' }).answer as { paper: string }
    const enter = () => table.order('master', 'paper.enter', { paper, armies: ['horse'], to: 'A' }, { as: 'rg' })
    expect(enter().error).toBeNull()
    expect(enter().error?.code).toBe('E_MARCHING')
    expect(table.state.papers[paper]).toMatchObject({ status: 'entered', refusal: null })
    expect(kinds(table, 'rg')).toEqual([])
  })
})

describe('bad data', () => {
  test('an army cannot be named like a property of every object', () => {
    const table = front()
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(() => table.order('rg', 'army.split', { army: 'horse', units: ['h1'], new: name })).toThrow('reserved')
    }
    put(table, 'armies', 'constructor', { ...table.state.armies.horse! })
    put(table, 'units', 'h1', { armyId: 'constructor' })
    expect(table.rows('armies', 'master').constructor).toMatchObject({ strength: 1 })
    expect(Object.keys(Object)).toEqual([])
  })
})

test('MB-INF-7: own orders are counted from 1 for their giver, whoever ordered between', () => {
  const table = front()
  for (const [who, army] of [
    ['rg', 'horse'],
    ['bg', 'blue'],
    ['rg', 'foot'],
  ] as const) {
    expect(table.code(who, 'army.march', { armies: [army], to: army === 'blue' ? 'D' : 'A' })).toBeNull()
  }
  const numbers = (view: 'orders' | 'marches', column: string, audience: string) =>
    Object.values(table.rows(view, audience)).map((row) => row[column])
  expect(numbers('orders', 'number', 'person:rg')).toEqual([1, 2])
  expect(numbers('marches', 'orderNumber', 'person:rg')).toEqual([1, 2])
  expect(numbers('orders', 'number', 'person:bg')).toEqual([1])
  expect(numbers('orders', 'number', 'master')).toEqual([1, 2, 3])
})
