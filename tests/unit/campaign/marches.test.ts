import { describe, expect, test } from 'vitest'
import { nextDueItem } from '@/lib/campaign/engine'
import { Country, MINUTE, put, seen, set } from './marchesTable'

const where = (table: Country, ...ids: string[]) => ids.map((id) => (table.state.armies[id] ?? table.state.officers[id])!.sectorId)

describe('army.march', () => {
  test('MB-MAP-3, MB-MAP-8: a play-by-play of one march', () => {
    const table = new Country()
    const foot = { armyId: 'foot', officerId: null, stateId: 'RED', arms: ['infantry'] }
    const ordered = table.order('rg', 'army.march', { armies: ['foot'], to: 'B', text: 'Если занято, отойти' })
    expect(ordered.events).toEqual([
      {
        type: 'OrderAccepted',
        orderId: 'order_1',
        number: 1,
        byId: 'rg',
        armyIds: ['foot'],
        officerIds: [],
        route: ['B'],
        minutes: null,
        text: 'Если занято, отойти',
      },
      { type: 'FlagAtBorder', fromId: 'A', toId: 'B', ...foot },
    ])
    expect(ordered.answer).toEqual({ order: 'order_1' })
    expect(table.minute(14.999)).toEqual([])
    expect(where(table, 'foot', 'ro')).toEqual(['A', 'A'])
    expect(table.minute(15)).toEqual([{ type: 'FlagCrossed', fromId: 'A', toId: 'B', ...foot }])
    expect(where(table, 'foot', 'ro')).toEqual(['B', 'B'])
    expect(table.state.armies.foot).toMatchObject({ presentSince: 15 * MINUTE, enteredFromId: 'A' })
    const [halted] = table.minute(30)
    expect(halted).toEqual({ type: 'FlagHalted', sectorId: 'B', orderId: 'order_1', text: 'Если занято, отойти', ...foot })
    expect(table.state.marches).toEqual({})
    expect(nextDueItem(table.state)).toBeNull()
  })

  test('section 16.3: checks of an army in the stated order', () => {
    const table = new Country()
    const code = (data: object, who = 'rg') => table.code(who, 'army.march', { armies: ['foot'], to: 'B', ...data })
    expect(code({ armies: [] })).toBe('E_EMPTY_ORDER')
    expect(code({ armies: [], officers: [] }, 'bg')).toBe('E_EMPTY_ORDER')
    expect(code({ armies: ['toString'] })).toBe('E_NO_ARMY')
    expect(code({ armies: ['blue'], to: 'nowhere', minutes: 1 })).toBe('E_NOT_AUTHORISED')
    expect(code({ to: 'C', minutes: 1 })).toBe('E_NOT_BORDERING')
    expect(code({ to: 'A' })).toBe('E_NOT_BORDERING')
    expect(code({ to: '__proto__' })).toBe('E_NOT_BORDERING')
    expect(code({ minutes: 29.99 })).toBe('E_TOO_FAST')
    expect(code({ minutes: -5 })).toBe('E_TOO_FAST')
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B' })
    expect(code({ to: 'C', minutes: 1 })).toBe('E_MARCHING')
    put(table, 'armies', 'foot', { battleId: 'x' })
    expect(code({})).toBe('E_IN_BATTLE')
  })

  test('section 16.3: checks of an officer in the stated order', () => {
    const table = new Country()
    const code = (data: object, who = 'rc') => table.code(who, 'army.march', { officers: ['rc'], to: 'B', ...data })
    expect(code({}, 'rg')).toBe('E_NOT_AUTHORISED')
    expect(code({ officers: ['bc'] })).toBe('E_NOT_AUTHORISED')
    expect(code({ officers: ['nobody'] })).toBe('E_NOT_AUTHORISED')
    expect(code({ to: 'D' })).toBe('E_NOT_BORDERING')
    expect(code({ minutes: 4 })).toBe('E_TOO_FAST')
    table.order('rc', 'army.march', { officers: ['rc'], to: 'B' })
    expect(code({ to: 'D' })).toBe('E_MARCHING')
    put(table, 'officers', 'rc', { status: 'captive', captorId: 'BLUE' })
    expect(code({})).toBe('E_CAPTURED')
    put(table, 'armies', 'horse', { battleId: 'x' })
    expect(code({ officers: ['rg'] }, 'rg')).toBe('E_IN_BATTLE')
  })

  test('MB-MAP-7: E_TOO_FAST tells the minimum, and an order of several armies is one: all or nothing (MB-MAP-13)', () => {
    const table = new Country()
    const { error } = table.order('rg', 'army.march', { armies: ['horse', 'foot'], to: 'B', minutes: 20 })
    expect(error).toEqual({ code: 'E_TOO_FAST', params: { minimum: 30 } })
    expect(table.state.marches).toEqual({})
    table.order('rg', 'army.march', { armies: ['horse', 'foot', 'horse'], to: 'B' })
    expect([table.march('horse')!.durationMs, table.march('foot')!.durationMs]).toEqual([15 * MINUTE, 30 * MINUTE])
    expect(Object.keys(table.state.marches)).toHaveLength(2)
  })

  test('MB-GEN-3, MB-GEN-5: controller, authorised officer and master may order; the master on behalf of somebody only what he may', () => {
    const may = (who: string, army: string, to: string, as?: string) =>
      new Country().code(who, 'army.march', { armies: [army], to }, { as })
    expect(may('rg', 'horse', 'B')).toBeNull()
    expect(may('ro', 'horse', 'B')).toBeNull()
    expect(may('ro', 'foot', 'B')).toBe('E_NOT_AUTHORISED')
    expect(may('master', 'green', 'B')).toBeNull()
    expect(may('master', 'horse', 'B')).toBeNull()
    expect(may('master', 'horse', 'B', 'rg')).toBeNull()
    expect(may('master', 'horse', 'B', 'bg')).toBe('E_NOT_AUTHORISED')
    expect(may('rg', 'horse', 'B', 'rg')).toBe('E_ROLE')
  })

  test('section 16.3: an officer named alone leaves his army, named with it he rides with it', () => {
    const table = new Country()
    table.order('rg', 'army.march', { armies: ['horse'], officers: ['rg'], to: 'B', minutes: 20 })
    expect(table.state.officers.rg!.armyId).toBe('horse')
    expect(table.march('rg')).toBeNull()
    expect(table.code('ro', 'army.march', { officers: ['ro'], to: 'B' })).toBeNull()
    expect(table.state.officers.ro!.armyId).toBeNull()
    expect(table.march('ro')!.durationMs).toBe(5 * MINUTE)
    // While his army marches he marches with it.
    expect(table.code('rg', 'army.march', { officers: ['rg'], to: 'B' })).toBe('E_MARCHING')
  })

  test('MB-MAP-12: riders may have a route; legs of the ordered time follow without pause', () => {
    const table = new Country({ war: [] })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'E', 'B'], minutes: 6 })
    const at = (minute: number) => {
      table.minute(minute)
      return [where(table, 'rc')[0], table.march('rc')?.toId ?? null]
    }
    expect([at(2.9), at(3), at(6), at(9), at(12), at(15), at(18)]).toEqual([
      ['A', 'B'],
      ['B', 'B'],
      ['B', 'E'],
      ['E', 'E'],
      ['E', 'B'],
      ['B', 'B'],
      ['B', null],
    ])
  })

  test('MB-AMB-11: an army may be given a route only with campaign.queueArmyOrders', () => {
    const table = new Country()
    const route = () => table.code('rg', 'army.march', { armies: ['horse'], route: ['B', 'E'] })
    expect(route()).toBe('E_NOT_AVAILABLE')
    set(table, 'campaign.queueArmyOrders', true)
    expect(route()).toBeNull()
    table.minute(15)
    expect(table.march('horse')).toMatchObject({ fromId: 'B', toId: 'E', crossed: false, startAt: 15 * MINUTE, rest: [] })
    table.minute(22.5)
    expect(where(table, 'horse')).toEqual(['E'])
    table.minute(30)
    expect(table.march('horse')).toBeNull()
  })

  test('MB-MAP-14: at one instant arrivals, then crossings of armies, then of riders; in each by acceptance and as the order names them', () => {
    const table = new Country({ war: [] })
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B', minutes: 60 })
    table.order('master', 'army.march', { officers: ['rc'], to: 'B', minutes: 60 })
    table.order('master', 'army.march', { armies: ['green', 'foot'], to: 'B', minutes: 60 })
    table.order('master', 'army.march', { armies: ['blue'], to: 'C', minutes: 60 })
    table.order('master', 'army.march', { officers: ['bc'], to: 'C', minutes: 30 })
    table.minute(29)
    const events = table.minute(30) as { type: string; armyId: string | null; officerId: string | null }[]
    expect(events.map(({ type, armyId, officerId }) => `${type} ${armyId ?? officerId}`)).toEqual([
      'FlagHalted bc',
      'FlagCrossed horse',
      'FlagCrossed green',
      'FlagCrossed foot',
      'FlagCrossed blue',
      'FlagCrossed rc',
    ])
  })

  test('DESIGN §4: an order before the start waits for it', () => {
    const table = new Country()
    put(table, 'clock', 'clock', { status: 'setup', anchorUtc: null })
    expect(table.code('rg', 'army.march', { armies: ['foot'], to: 'B' })).toBeNull()
    expect(table.march('foot')!.startAt).toBe(0)
    expect(nextDueItem(table.state)).toMatchObject({ kind: 'march.cross', at: 15 * MINUTE })
  })

  test('EP-1: a march that began earlier starts then; what is past falls due at its own moment', () => {
    const table = new Country()
    table.minute(20)
    table.order('master', 'army.march', { armies: ['foot'], to: 'B' }, { happenedAt: 2 * MINUTE })
    expect(Object.values(table.state.orders)[0]).toMatchObject({ at: 20 * MINUTE, happenedAt: 2 * MINUTE })
    expect(nextDueItem(table.state)).toMatchObject({ kind: 'march.cross', at: 17 * MINUTE })
    table.minute(20)
    expect(table.state.armies.foot).toMatchObject({ sectorId: 'B', presentSince: 17 * MINUTE })
    expect(table.march('foot')).toMatchObject({ crossed: true, startAt: 2 * MINUTE })
  })

  test('EP-1: only the master backdates, not into the future and not to before the army came', () => {
    const table = new Country()
    table.minute(20)
    const code = (who: string, happenedAt: number) => table.code(who, 'army.march', { armies: ['foot'], to: 'B' }, { happenedAt })
    expect(code('rg', 5 * MINUTE)).toBe('E_ROLE')
    expect(code('master', 21 * MINUTE)).toBe('E_HAPPENED_AT')
    put(table, 'armies', 'foot', { presentSince: 10 * MINUTE })
    expect(code('master', 9 * MINUTE)).toBe('E_HAPPENED_AT')
    expect(code('master', 10 * MINUTE)).toBeNull()
  })
})

describe('army.countermand', () => {
  test('MB-MAP-11: in the first half the body is at rest where it came from; afterwards it is too late', () => {
    const table = new Country()
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B' })
    table.minute(14.99)
    const { events } = table.order('rg', 'army.countermand', { army: 'foot' })
    expect(events).toEqual([{ type: 'MarchStopped', sectorId: 'A', armyId: 'foot', officerId: null, stateId: 'RED', arms: ['infantry'] }])
    expect(table.march('foot')).toBeNull()
    table.minute(60)
    expect(where(table, 'foot')).toEqual(['A'])
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B' })
    table.minute(75)
    expect(table.code('rg', 'army.countermand', { army: 'foot' })).toBe('E_TOO_LATE')
  })

  test('MB-MAP-11: the checks in their order; campaign.countermand never refuses all (MB-AMB-10)', () => {
    const table = new Country()
    expect(table.code('rg', 'army.countermand', { army: 'nothing' })).toBe('E_NO_ARMY')
    expect(table.code('bg', 'army.countermand', { army: 'foot' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('rg', 'army.countermand', { army: 'foot' })).toBe('E_NOT_MARCHING')
    set(table, 'campaign.countermand', 'never')
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B' })
    expect(table.code('rg', 'army.countermand', { army: 'foot' })).toBe('E_TOO_LATE')
  })

  test('MB-MAP-12: a rider is called back by himself, leg by leg', () => {
    const table = new Country({ war: [] })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'E'] })
    expect(table.code('rg', 'army.countermand', { officer: 'rc' })).toBe('E_NOT_AUTHORISED')
    table.minute(4)
    expect(table.code('rc', 'army.countermand', { officer: 'rc' })).toBe('E_TOO_LATE')
    table.minute(6)
    expect(table.code('rc', 'army.countermand', { officer: 'rc' })).toBeNull()
    table.minute(20)
    expect(where(table, 'rc')).toEqual(['B'])
  })
})

describe('who sees marches', () => {
  test('MB-INF-4: the border is public; times are for the giver, the controller and the master', () => {
    const table = new Country()
    table.order('ro', 'army.march', { armies: ['horse'], to: 'B', minutes: 80 })
    expect(table.rows('flags', 'wall').horse).toEqual({
      stateId: 'RED',
      sectorId: 'A',
      towardsId: 'B',
      arms: ['cavalry'],
      status: 'march',
      name: null,
      position: 0,
    })
    const rows = (audience: string) => Object.values(table.rows('marches', audience))
    for (const audience of ['person:ro', 'person:rg', 'master', 'audit']) {
      expect(rows(audience), audience).toMatchObject([{ armyId: 'horse', crossAt: 40 * MINUTE, arriveAt: 80 * MINUTE }])
    }
    for (const audience of ['person:bg', 'person:rc', 'wall', 'state:RED', 'state:BLUE', 'hq']) expect(rows(audience), audience).toEqual([])
  })

  test('MB-AMB-19: with info.marchTargetPublic false others see that it marches, not where to', () => {
    const table = new Country()
    set(table, 'info.marchTargetPublic', false)
    const { events } = table.order('ro', 'army.march', { armies: ['horse'], to: 'B' })
    const target = (audience: string) => table.rows('flags', audience).horse?.towardsId
    expect([target('wall'), target('state:RED'), target('person:rg'), target('person:ro'), target('person:rc'), target('master')]).toEqual([
      null,
      null,
      'B',
      'B',
      undefined,
      'B',
    ])
    expect(seen(events, 'wall', table.state)).toMatchObject([{ type: 'FlagAtBorder', toId: null }])
    expect(seen(events, 'master', table.state).at(-1)).toMatchObject({ toId: 'B' })
  })

  test('MB-INF-5: an order is seen by its giver and the master; the common number by the master alone', () => {
    const table = new Country()
    table.order('bc', 'army.march', { officers: ['bc'], to: 'C', text: 'тайное поручение' })
    const { events } = table.order('rg', 'army.march', { armies: ['foot'], to: 'B', text: 'на рассвете' })
    expect(Object.values(table.rows('orders', 'person:rg'))).toMatchObject([{ number: 1, text: 'на рассвете', byName: 'rg' }])
    expect(Object.values(table.rows('orders', 'master')).map((row) => row.number)).toEqual([1, 2])
    for (const audience of ['wall', 'state:RED', 'person:ro', 'hq']) expect(table.rows('orders', audience)).toEqual({})
    expect(Object.values(table.rows('marches', 'person:rg'))).toMatchObject([{ orderNumber: 1 }])
    expect(seen(events, 'person:rg', table.state)[0]).toMatchObject({ type: 'OrderAccepted', number: 1 })
    expect(seen(events, 'state:RED', table.state)).toEqual([])
    expect(seen(events, 'wall', table.state).map(({ type }) => type)).toEqual(['FlagAtBorder'])
  })

  test('EP-3: on arrival the master, and nobody else, reads what else the order said', () => {
    const table = new Country()
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B', text: 'если занято, отойти' })
    const events = table.minute(30)
    expect(seen(events, 'master', table.state).at(-1)).toMatchObject({ type: 'FlagHalted', text: 'если занято, отойти' })
    expect(JSON.stringify(seen(events, 'wall', table.state))).not.toContain('отойти')
  })
})
