import { describe, expect, test } from 'vitest'
import type { CampaignEvent } from '@/lib/campaign/registry'
import { Country, MINUTE, put, seen, set } from './marchesTable'

/** A courier of RED rides from C into D, where BLUE stands with three units. */
function ride(changes: { settings?: Record<string, never>; route?: string[] } = {}): Country {
  const table = new Country()
  put(table, 'officers', 'rc', { sectorId: 'C' })
  for (const [name, value] of Object.entries(changes.settings ?? {})) set(table, name, value)
  table.order('rc', 'army.march', { officers: ['rc'], route: changes.route ?? ['D'] })
  return table
}

function throwAt(table: Country, minute: number, dice: number[]): CampaignEvent[] {
  table.dice.give(dice)
  const events = table.minute(minute)
  expect(table.dice.left(), 'dice left over').toBe(0)
  return events
}

const outcome = (events: CampaignEvent[]) => events.find((event) => event.type === 'CourierTested')?.outcome ?? 'no throw'
const notices = (table: Country) => Object.values(table.state.notices).map(({ personId, kind, params }) => ({ personId, kind, ...params }))

describe('the throw', () => {
  test('MB-COU-4, MB-COU-5: a sum greater than the number passes, an equal one is noticed', () => {
    expect(outcome(throwAt(ride(), 2.5, [2, 1, 1]))).toBe('unnoticed')
    const table = ride()
    put(table, 'units', 'b4', { id: 'b4', armyId: 'blue', kind: 'LI', name: 'b4', position: 9, awayUntil: null, awaySectorId: null })
    expect(outcome(throwAt(table, 2.5, [2, 1, 1]))).toBe('noticed')
    table.minute(5)
    expect(table.state.officers.rc).toMatchObject({ sectorId: 'D', status: 'free' })
  })

  test.each([
    ['all-three', [1, 1, 1], 'seized'],
    ['all-three', [1, 1, 2], 'unnoticed'],
    ['two-plus', [1, 1, 6], 'seized'],
    ['two-plus', [1, 5, 6], 'unnoticed'],
    ['any', [1, 5, 6], 'seized'],
  ])('MB-COU-6, MB-AMB-21: with courier.ones %s the throw %j gives %s', (ones, dice, expected) => {
    expect(outcome(throwAt(ride({ settings: { 'courier.ones': ones as never } }), 2.5, dice))).toBe(expected)
  })

  test('MB-COU-2: no enemy, no throw; neutral troops and enemies elsewhere do not count', () => {
    const table = new Country({ war: [['RED', 'GREEN']] })
    put(table, 'officers', 'rc', { sectorId: 'C' })
    table.order('rc', 'army.march', { officers: ['rc'], to: 'D' })
    expect(throwAt(table, 5, []).map(({ type }) => type)).toEqual(['FlagCrossed', 'FlagHalted'])
    expect(notices(table)).toEqual([])
  })

  test('MB-COU-3: units away on a pursuit are not counted', () => {
    const table = ride()
    for (const id of ['b1', 'b2', 'b3']) put(table, 'units', id, { awayUntil: 99 * MINUTE })
    expect(outcome(throwAt(table, 5, []))).toBe('no throw')
  })

  test('MB-AMB-22: courier.countOfficers adds one for every hostile officer there', () => {
    const count = (events: CampaignEvent[]) => events.find((event) => event.type === 'CourierTested')?.n
    expect(count(throwAt(ride(), 2.5, [6, 6, 6]))).toBe(3)
    expect(count(throwAt(ride({ settings: { 'courier.countOfficers': true as never } }), 2.5, [6, 6, 6]))).toBe(5)
  })

  test('MB-AMB-22: where only hostile officers stand the master hears of it', () => {
    const table = ride({ settings: { 'courier.countOfficers': true as never } })
    put(table, 'armies', 'blue', { sectorId: 'E' })
    const events = throwAt(table, 2.5, [1, 1, 1])
    expect(outcome(events)).toBe('seized')
    expect(table.state.officers.rc).toMatchObject({ status: 'captive', captorId: 'BLUE' })
    expect(seen(events, 'person:master', table.state).map(({ type }) => type)).toEqual(['CourierSeized'])
  })

  test('MB-AMB-24: with courier.testAtDestination false the last territory brings no throw, those before do', () => {
    const settings = { 'courier.testAtDestination': false as never }
    expect(outcome(throwAt(ride({ settings }), 2.5, []))).toBe('no throw')
    expect(outcome(throwAt(ride({ settings, route: ['D', 'C'] }), 2.5, [6, 6, 6]))).toBe('unnoticed')
  })

  test('MB-AMB-23: once per entry; armies that come later cause no throw', () => {
    const table = ride({ route: ['D', 'C'] })
    put(table, 'armies', 'blue', { sectorId: 'C' })
    table.order('bg', 'army.march', { armies: ['blue'], to: 'D' })
    const events = throwAt(table, 40, [6, 6, 6])
    expect(events.filter(({ type }) => type === 'CourierTested')).toHaveLength(1)
  })

  test('MB-COU-9: no throw for who rides to join his own side in its battle; others there throw', () => {
    const table = ride()
    put(table, 'armies', 'horse', { sectorId: 'D' })
    expect(table.code('master', 'battle.call', { territory: 'D' })).toBeNull()
    put(table, 'officers', 'ro', { sectorId: 'C', armyId: null })
    table.order('ro', 'army.march', { officers: ['ro'], to: 'D', joinsBattle: true })
    const tested = throwAt(table, 2.5, [6, 6, 6]).filter((event) => event.type === 'CourierTested')
    expect(tested).toMatchObject([{ officerId: 'rc' }])
  })
})

describe('what comes of it', () => {
  test('MB-COU-5, MB-INF-6, MB-INF-7: a noticed rider: who hears what', () => {
    const table = ride()
    put(table, 'units', 'b4', { id: 'b4', armyId: 'blue', kind: 'LI', name: 'b4', position: 9, awayUntil: null, awaySectorId: null })
    const told = throwAt(table, 2.5, [1, 2, 1])
    const [suspicion] = Object.values(table.state.suspicions)
    expect(suspicion).toMatchObject({ sectorId: 'D', courierId: 'rc', toldTo: ['bg'], at: 2.5 * MINUTE, pursued: false })
    expect(notices(table)).toEqual([
      { personId: 'rc', kind: 'courierResult', sectorId: 'D', sector: 'D', outcome: 'noticed' },
      { personId: 'bg', kind: 'suspiciousPerson', sectorId: 'D', sector: 'D', suspicionId: suspicion!.id },
    ])
    expect(seen(told, 'person:bg', table.state)).toEqual([{ type: 'SuspiciousPerson', suspicionId: suspicion!.id, sectorId: 'D' }])
    expect(seen(told, 'person:rc', table.state).at(-1)).toEqual({
      type: 'CourierResult',
      sectorId: 'D',
      dice: [1, 2, 1],
      outcome: 'noticed',
    })
    for (const audience of ['wall', 'hq', 'state:BLUE', 'person:rg', 'person:bc'])
      expect(seen(told, audience, table.state), audience).toEqual([])
    expect(JSON.stringify([seen(told, 'person:rc', table.state), table.rows('notices', 'person:rc')])).not.toContain('"n"')
    expect(JSON.stringify([seen(told, 'person:bg', table.state), table.rows('notices', 'person:bg')])).not.toContain('rc')
  })

  test('MB-AMB-26: with info.courierSeesNotice false his player hears only whether he was seized', () => {
    const settings = { 'info.courierSeesNotice': false as never }
    const told = (dice: number[], units: string[] = []) => {
      const table = ride({ settings })
      for (const id of units)
        put(table, 'units', id, { id, armyId: 'blue', kind: 'LI', name: id, position: 9, awayUntil: null, awaySectorId: null })
      return seen(throwAt(table, 2.5, dice), 'person:rc', table.state).at(-1)!.outcome
    }
    expect([told([6, 6, 6]), told([1, 2, 1], ['b4']), told([1, 1, 1])]).toEqual(['passed', 'passed', 'seized'])
  })

  test('MB-COU-6, MB-COU-8: a seized rider goes to the hostile state with the most units; its generals there are told', () => {
    const table = new Country({
      war: [
        ['RED', 'BLUE'],
        ['RED', 'GREEN'],
      ],
    })
    put(table, 'officers', 'rc', { sectorId: 'B' })
    put(table, 'armies', 'blue', { sectorId: 'C' })
    put(table, 'armies', 'green', { sectorId: 'C' })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['C', 'D'] })
    const events = throwAt(table, 2.5, [1, 1, 1])
    expect(table.state.officers.rc).toMatchObject({ status: 'captive', captorId: 'BLUE', sectorId: 'C' })
    expect(table.march('rc')).toBeNull()
    expect(notices(table).map(({ personId, kind }) => [personId, kind])).toEqual([
      ['rc', 'courierResult'],
      ['bg', 'courierSeized'],
    ])
    expect(seen(events, 'person:bg', table.state)).toEqual([{ type: 'CourierSeized', sectorId: 'C', officerId: 'rc' }])
    expect(seen(events, 'person:master', table.state)).toEqual([])
    expect(table.minute(60)).toEqual([])
  })

  test('MB-COU-8: a tie of units goes to the state present longest; all hostile generals hear of a noticed one', () => {
    const start = () => {
      const table = new Country({
        war: [
          ['RED', 'BLUE'],
          ['RED', 'GREEN'],
        ],
      })
      put(table, 'officers', 'rc', { sectorId: 'B' })
      put(table, 'armies', 'blue', { sectorId: 'C', presentSince: 0 })
      put(table, 'armies', 'green', { sectorId: 'C', presentSince: -1 })
      for (const id of ['b2', 'b3']) put(table, 'units', id, { awayUntil: 99 * MINUTE })
      table.order('rc', 'army.march', { officers: ['rc'], to: 'C' })
      return table
    }
    const seized = start()
    throwAt(seized, 2.5, [1, 1, 1])
    expect(seized.state.officers.rc!.captorId).toBe('GREEN')
    const table = start()
    for (const id of ['g2', 'g3'])
      put(table, 'units', id, { id, armyId: 'green', kind: 'LI', name: id, position: 9, awayUntil: null, awaySectorId: null })
    throwAt(table, 2.5, [1, 2, 1])
    expect(Object.values(table.state.suspicions)[0]!.toldTo).toEqual(['bg', 'master'])
  })
})

describe('riders’ flags', () => {
  test('MB-INF-3, MB-AMB-106: for his own state, himself and the master', () => {
    const table = ride()
    const row = { stateId: 'RED', character: 'rc', sectorId: 'C', towardsId: 'D', captive: false }
    for (const audience of ['state:RED', 'person:rc', 'master', 'audit']) expect(table.rows('riders', audience).rc, audience).toEqual(row)
    for (const audience of ['wall', 'hq', 'state:BLUE', 'person:rg']) expect(table.rows('riders', audience).rc, audience).toBeUndefined()
    const crossed = throwAt(table, 2.5, [6, 6, 6])
    expect(seen(crossed, 'state:RED', table.state).map(({ type }) => type)).toEqual(['FlagCrossed'])
    expect(seen(crossed, 'wall', table.state)).toEqual([])
  })

  test('MB-AMB-106: info.loneOfficerFlags public shows them like army flags, without a name', () => {
    const table = ride({ settings: { 'info.loneOfficerFlags': 'public' as never } })
    expect(table.rows('riders', 'wall').rc).toEqual({ stateId: 'RED', character: null, sectorId: 'C', towardsId: 'D', captive: false })
    set(table, 'info.marchTargetPublic', false)
    expect(table.rows('riders', 'wall').rc!.towardsId).toBeNull()
  })

  test('section 16.2: his state is not told that he was seized; he, the captors and the master are', () => {
    const table = ride()
    throwAt(table, 2.5, [1, 1, 1])
    const captive = (audience: string) => table.rows('riders', audience).rc?.captive
    expect([captive('state:RED'), captive('person:rc'), captive('master'), captive('state:BLUE')]).toEqual([false, true, true, undefined])
  })
})

describe('dice thrown at the table (EP-4)', () => {
  const table = () => {
    const country = ride({ settings: { 'dice.source': 'table' as never }, route: ['D', 'C'] })
    throwAt(country, 3, [])
    return country
  }
  const request = (country: Country) => Object.values(country.state.diceRequests)[0]!

  test('EP-4: a request with the facts of its moment opens; his later items wait, everything else goes on', () => {
    const country = table()
    expect(request(country)).toMatchObject({
      kind: 'rider.cross',
      itemId: country.march('rc')!.id,
      dueAt: 2.5 * MINUTE,
      bodyId: 'rc',
      notation: '3d6',
      purpose: 'courier.test',
      facts: { sectorId: 'D', n: 3, toldTo: ['bg'], captorId: 'BLUE', captors: ['bg'] },
    })
    expect(country.state.officers.rc!.sectorId).toBe('D')
    country.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    country.minute(30)
    expect(country.state.armies.horse!.sectorId).toBe('B')
    expect(country.march('rc')).toMatchObject({ toId: 'D', crossed: true })
    expect(country.code('rc', 'army.countermand', { officer: 'rc' })).toBe('E_TOO_LATE')
  })

  test('EP-4: the answer finishes it at its own moment by the frozen facts; then his ride goes on from there', () => {
    const country = table()
    country.order('master', 'state.setRelation', { states: ['RED', 'BLUE'], relation: 'neutral' })
    country.minute(30)
    const { error } = country.order('master', 'dice.answer', { request: request(country).id }, { dice: [1, 1, 2] })
    expect(error).toBeNull()
    expect(country.state.diceRequests).toEqual({})
    expect(notices(country)).toMatchObject([{ personId: 'rc', outcome: 'unnoticed' }])
    expect(Object.values(country.state.notices)[0]!.at).toBe(2.5 * MINUTE)
    const fired = country.minute(30)
    expect(fired.map(({ type }) => type)).toEqual(['FlagAtBorder', 'FlagCrossed', 'FlagHalted'])
    expect(country.state.officers.rc!.sectorId).toBe('C')
  })

  test('EP-4: an answer of ones seizes him and ends the ride', () => {
    const country = table()
    country.minute(30)
    country.order('master', 'dice.answer', { request: request(country).id }, { dice: [1, 1, 1] })
    expect(country.state.officers.rc).toMatchObject({ status: 'captive', captorId: 'BLUE', sectorId: 'D' })
    expect(country.march('rc')).toBeNull()
    expect(country.minute(60)).toEqual([])
  })
})
