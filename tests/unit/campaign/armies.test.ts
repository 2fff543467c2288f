import { describe, expect, test } from 'vitest'
import { minutesOfKind, minutesOfOfficer, paceOfArmy } from '@/lib/campaign/armies'
import { unitKinds } from '@/lib/campaign/armies/tables'
import { Country, MINUTE, put, seen, set } from './marchesTable'

const unitsIn = (table: Country, armyId: string) =>
  Object.values(table.state.units)
    .filter((unit) => unit.armyId === armyId)
    .map((unit) => unit.id)

describe('pace', () => {
  test('MB-MAP-4, MB-MAP-5: minutes of one crossing by kind', () => {
    const { state } = new Country()
    expect(Object.fromEntries(unitKinds.map((kind) => [kind, minutesOfKind(state, kind)]))).toEqual({
      LI: 30,
      MU: 30,
      PK: 30,
      SB: 30,
      LC: 15,
      DR: 15,
      HC: 15,
      FA: 60,
      HA: 60,
    })
  })

  test('MB-MAP-5, MB-END-6: an officer needs 5 on horseback, though his horse be wounded, and 30 when it is dead', () => {
    const { state } = new Country()
    const minutes = (horse: 'fit' | 'wounded' | 'dead') => minutesOfOfficer(state, { ...state.officers.rc!, horse })
    expect([minutes('fit'), minutes('wounded'), minutes('dead')]).toEqual([5, 5, 30])
  })

  test('MB-MAP-6: the slowest unit sets the pace; horse artillery and saboteurs by their own settings (MB-AMB-3, MB-AMB-4)', () => {
    const table = new Country()
    expect(paceOfArmy(table.state, 'blue')).toEqual({ minutes: 60, slowest: 'HA' })
    set(table, 'campaign.horseArtilleryMinutes', 15)
    expect(paceOfArmy(table.state, 'blue')).toEqual({ minutes: 30, slowest: 'MU' })
    set(table, 'campaign.saboteurMinutes', 20)
    expect(minutesOfKind(table.state, 'SB')).toBe(20)
  })

  test('MB-PUR-6: units that are away do not slow their army', () => {
    const table = new Country()
    put(table, 'units', 'b3', { awayUntil: 1 })
    expect(paceOfArmy(table.state, 'blue')).toEqual({ minutes: 30, slowest: 'MU' })
  })
})

describe('army.split', () => {
  test('MB-MAP-9: units and officers go over; both parts keep presence time, controller and place', () => {
    const table = new Country()
    put(table, 'armies', 'foot', { presentSince: 7 * MINUTE })
    table.minute(10)
    const outcome = table.order('rg', 'army.split', { army: 'foot', units: ['f2'], officers: ['ro'], new: 'pikes', name: 'Пикинеры' })
    expect(outcome.answer).toEqual({ army: 'pikes' })
    expect(unitsIn(table, 'foot')).toEqual(['f1', 'f3'])
    expect(unitsIn(table, 'pikes')).toEqual(['f2'])
    expect(table.state.officers.ro!.armyId).toBe('pikes')
    expect(table.state.armies.pikes).toMatchObject({
      name: 'Пикинеры',
      stateId: 'RED',
      sectorId: 'A',
      presentSince: 7 * MINUTE,
      generalId: 'rg',
    })
    expect(table.state.armies.foot!.presentSince).toBe(7 * MINUTE)
  })

  test('MB-INF-1: everybody sees flags part, with arms and without what went over', () => {
    const table = new Country()
    const { events } = table.order('bg', 'army.split', { army: 'blue', units: ['b2'], new: 'horse2' })
    expect(seen(events, 'wall', table.state)).toEqual([
      {
        type: 'ArmySplit',
        armyId: 'blue',
        newId: 'horse2',
        stateId: 'BLUE',
        sectorId: 'D',
        arms: ['artillery', 'infantry'],
        newArms: ['cavalry'],
      },
    ])
    expect(seen(events, 'state:RED', table.state)).toEqual([])
    expect(seen(events, 'master', table.state)[0]).toMatchObject({ unitIds: ['b2'] })
  })

  test('DESIGN §6: without `new` the id is the server’s, and the new name is the old one with a number', () => {
    const table = new Country()
    const first = table.order('rg', 'army.split', { army: 'foot', units: ['f1'] }).answer as { army: string }
    const second = table.order('rg', 'army.split', { army: 'foot', units: ['f2'] }).answer as { army: string }
    expect(first.army).toMatch(/^army_/)
    expect([table.state.armies[first.army]!.name, table.state.armies[second.army]!.name]).toEqual(['foot 2', 'foot 3'])
  })

  test('MB-MAP-9: what a split may not do, in the order of checks', () => {
    const table = new Country()
    const code = (data: object, who = 'rg') => table.code(who, 'army.split', { army: 'foot', units: ['f1'], ...data })
    expect(code({ army: 'nothing' })).toBe('E_NO_ARMY')
    expect(code({ army: 'constructor' })).toBe('E_NO_ARMY')
    expect(code({}, 'bg')).toBe('E_NOT_AUTHORISED')
    expect(code({ units: ['h1'] })).toBe('E_BAD_SPLIT')
    expect(code({ units: ['__proto__'] })).toBe('E_BAD_SPLIT')
    expect(code({ units: [] })).toBe('E_BAD_SPLIT')
    expect(code({ units: ['f1', 'f2', 'f3'] })).toBe('E_BAD_SPLIT')
    expect(code({ officers: ['rg'] })).toBe('E_BAD_SPLIT')
    expect(code({ new: 'horse' })).toBe('E_BAD_SPLIT')
    put(table, 'units', 'f1', { awayUntil: 5 })
    expect(code({})).toBe('E_BAD_SPLIT')
    put(table, 'armies', 'foot', { battleId: 'x' })
    expect(code({})).toBe('E_IN_BATTLE')
  })

  test('MB-AMB-8: on the march only with campaign.splitOnMarch; the parts keep start, target, duration and order', () => {
    const table = new Country()
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B', minutes: 40 })
    table.minute(5)
    expect(table.code('rg', 'army.split', { army: 'foot', units: ['f1'], new: 'part' })).toBe('E_MARCHING')
    set(table, 'campaign.splitOnMarch', true)
    table.order('rg', 'army.split', { army: 'foot', units: ['f1'], new: 'part' })
    const { id: _own, armyId: _army, ...rest } = table.march('foot')!
    expect(table.march('part')).toMatchObject(rest)
    table.minute(20)
    expect([table.state.armies.part!.sectorId, table.state.armies.foot!.sectorId]).toEqual(['B', 'B'])
    table.minute(40)
    expect(table.state.marches).toEqual({})
  })
})

describe('army.merge', () => {
  test('MB-MAP-10: the first absorbs the rest and keeps the earliest presence time; officers stay with their men', () => {
    const table = new Country()
    put(table, 'armies', 'horse', { presentSince: 9 })
    put(table, 'armies', 'foot', { presentSince: 4 })
    const { events } = table.order('rg', 'army.merge', { armies: ['horse', 'foot'] })
    expect(table.state.armies.foot).toBeUndefined()
    expect(table.state.armies.horse!.presentSince).toBe(4)
    expect(table.state.officers.ro!.armyId).toBe('horse')
    expect((table.rows('armies', 'person:rg').horse as { units: { id: string }[] }).units.map(({ id }) => id)).toEqual([
      'h1',
      'h2',
      'f1',
      'f2',
      'f3',
    ])
    expect(seen(events, 'wall', table.state)).toEqual([
      { type: 'ArmiesJoined', armyId: 'horse', absorbedIds: ['foot'], stateId: 'RED', sectorId: 'A', arms: ['cavalry', 'infantry'] },
    ])
  })

  test('MB-MAP-10: what may not be joined, in the order of checks', () => {
    const table = new Country()
    const code = (armies: string[], who = 'rg') => table.code(who, 'army.merge', { armies })
    expect(code([])).toBe('E_NO_ARMY')
    expect(code(['foot', 'foot'])).toBe('E_NO_ARMY')
    expect(code(['foot', 'nothing'])).toBe('E_NO_ARMY')
    expect(code(['foot', 'horse'], 'ro')).toBe('E_NOT_AUTHORISED')
    expect(code(['foot', 'green'], 'master')).toBe('E_NOT_TOGETHER')
    put(table, 'armies', 'green', { sectorId: 'A' })
    expect(code(['foot', 'green'], 'master')).toBe('E_NOT_TOGETHER')
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    expect(code(['foot', 'horse'])).toBe('E_MARCHING')
    put(table, 'armies', 'foot', { battleId: 'x' })
    expect(code(['foot', 'horse'])).toBe('E_IN_BATTLE')
  })
})

describe('who sees and commands armies', () => {
  test('MB-INF-1, MB-INF-3: a flag on the wall is state, arms and place, and nothing more', () => {
    const table = new Country()
    expect(table.rows('flags', 'wall').blue).toEqual({
      stateId: 'BLUE',
      sectorId: 'D',
      towardsId: null,
      arms: ['artillery', 'cavalry', 'infantry'],
      status: 'rest',
      name: null,
      position: 2,
    })
    put(table, 'units', 'b2', { awayUntil: 99 })
    expect(table.rows('flags', 'wall').blue!.arms).toContain('cavalry')
  })

  test('MB-INF-1: only the own state knows its armies by name', () => {
    const table = new Country()
    expect(Object.keys(table.rows('flags', 'state:RED'))).toEqual(['horse', 'foot'])
    expect(table.rows('flags', 'state:RED').horse!.name).toBe('horse')
    expect(table.rows('flags', 'hq')).toEqual({})
  })

  test('MB-INF-2: strength is for generals of the state, the controller and the master', () => {
    const table = new Country()
    const known = (audience: string) => Object.keys(table.rows('armies', audience))
    expect(known('person:rg')).toEqual(['horse', 'foot'])
    expect(known('person:bg')).toEqual(['blue'])
    expect(known('person:rc')).toEqual([])
    expect(known('person:ro')).toEqual(['horse'])
    expect(known('wall')).toEqual([])
    expect(known('state:RED')).toEqual([])
    expect(known('master')).toEqual(['horse', 'foot', 'blue', 'green'])
    expect(known('audit')).toEqual(known('master'))
    put(table, 'armies', 'horse', { generalId: 'ro' })
    expect(known('person:ro')).toEqual(['horse'])
    expect(known('person:rg')).toEqual(['horse', 'foot'])
    set(table, 'info.strengthAudience', 'commander')
    expect(known('person:rg')).toEqual(['foot'])
  })

  test('MB-GEN-5, MB-INF-2: who is only authorised may order it without being told its strength', () => {
    const table = new Country()
    expect(table.rows('armies', 'person:ro')).toMatchObject({
      horse: { mayCommand: true, minutes: 15, slowest: null, strength: null, units: [], officerIds: [] },
    })
  })

  test('MB-GEN-5: the row says who may order it; the audit gives no commands', () => {
    const table = new Country()
    put(table, 'armies', 'horse', { generalId: 'ro', authorised: [] })
    const may = (audience: string) => table.rows('armies', audience).horse!.mayCommand
    expect([may('person:ro'), may('person:rg'), may('master'), may('audit')]).toEqual([true, false, true, false])
  })

  test('EP-11: a captive and one who left give no orders and see no armies', () => {
    const table = new Country()
    table.order('rg', 'army.march', { armies: ['foot'], to: 'B' })
    expect(Object.keys(table.rows('marches', 'person:rg'))).toHaveLength(1)
    put(table, 'officers', 'rg', { status: 'captive' })
    expect(table.rows('marches', 'person:rg')).toEqual({})
    expect(table.rows('armies', 'person:rg')).toEqual({})
    expect(table.code('rg', 'army.march', { armies: ['horse'], to: 'B' })).toBe('E_NOT_AUTHORISED')
    put(table, 'people', 'ro', { left: true })
    expect(table.code('ro', 'army.march', { armies: ['horse'], to: 'B' })).toBe('E_NOT_AUTHORISED')
  })
})
