import { describe, expect, test } from 'vitest'
import { openBattlesIn } from '@/lib/campaign/battles'
import type { CampaignEvent } from '@/lib/campaign/registry'
import { Country, MINUTE, put, seen, set } from './marchesTable'

/** rc rides from C into D, where BLUE stands with two regiments of horse, and is noticed at minute 2.5. */
function noticed(): { table: Country; notice: string } {
  const table = new Country()
  put(table, 'units', 'b1', { kind: 'LC' })
  put(table, 'officers', 'rc', { sectorId: 'C' })
  table.order('rc', 'army.march', { officers: ['rc'], to: 'D' })
  put(table, 'units', 'b4', { id: 'b4', armyId: 'blue', kind: 'LI', name: 'b4', position: 9, awayUntil: null, awaySectorId: null })
  table.dice.give([1, 1, 2])
  table.minute(2.5)
  const [notice] = Object.keys(table.state.suspicions)
  return { table, notice: notice! }
}

const last = (table: Country): CampaignEvent[] => table.outcomes.at(-1)!.events
const pursue = (table: Country, notice: string, dice: number[], cavalry = ['b1']) => {
  table.dice.give(dice)
  return table.code('bg', 'courier.pursue', { notice, cavalry })
}

describe('who may pursue, and when', () => {
  test('EP-43: with `pursuit.windowFrom` read the window counts from the reading, or from the master who said it aloud', () => {
    const { table, notice } = noticed()
    set(table, 'pursuit.windowFrom', 'read')
    table.minute(30)
    expect(table.rows('suspicions', 'person:bg')[notice]).toMatchObject({ windowEndsAt: null, courierId: null })
    const letter = Object.values(table.state.notices).find((row) => row.kind === 'suspiciousPerson')!
    table.order('master', 'notice.read', { notice: letter.id })
    expect(table.rows('suspicions', 'person:bg')[notice]).toMatchObject({ windowEndsAt: 35 * MINUTE })
    table.minute(35)
    expect(pursue(table, notice, [6, 1])).toBeNull()
  })

  test('EP-43: five minutes after the reading it is too late', () => {
    const { table, notice } = noticed()
    set(table, 'pursuit.windowFrom', 'read')
    const letter = Object.values(table.state.notices).find((row) => row.kind === 'suspiciousPerson')!
    table.minute(10)
    table.order('bg', 'notice.read', { notice: letter.id })
    table.minute(15.1)
    expect(pursue(table, notice, [])).toBe('E_PURSUIT_WINDOW')
  })

  test('MB-INF-11: orders that cannot be carried out do not tell whether the rider is still there', () => {
    const codes = [false, true].map((gone) => {
      const { table, notice } = noticed()
      if (gone) put(table, 'suspicions', notice, { leftAt: 3 * MINUTE })
      return [[], ['b3'], ['h1'], ['nobody']].map((cavalry) => pursue(table, notice, [], cavalry))
    })
    expect(codes[0]).toEqual(codes[1])
    const { table, notice } = noticed()
    put(table, 'suspicions', notice, { leftAt: 3 * MINUTE })
    expect(pursue(table, notice, [])).toBe('E_PURSUIT_WINDOW')
  })

  test('MB-PUR-4: a rider who left and came back is no business of the old report', () => {
    const { table, notice } = noticed()
    set(table, 'pursuit.windowFrom', 'read')
    table.minute(5)
    table.order('rc', 'army.march', { officers: ['rc'], route: ['C', 'D'] })
    table.dice.give([6, 6, 6])
    table.minute(20)
    expect(table.state.officers.rc).toMatchObject({ sectorId: 'D', status: 'free' })
    expect(pursue(table, notice, [])).toBe('E_PURSUIT_WINDOW')
  })

  test('MB-PUR-5: regiments of one’s own, at rest or on the march, none of a battle', () => {
    const { table, notice } = noticed()
    put(table, 'armies', 'blue', { generalId: 'bc' })
    expect(pursue(table, notice, [])).toBe('E_NOT_AUTHORISED')
    put(table, 'armies', 'blue', { generalId: 'bg' })
    put(table, 'armies', 'horse', { sectorId: 'D' })
    table.order('master', 'battle.call', { territory: 'D' })
    expect(pursue(table, notice, [])).toBe('E_IN_BATTLE')
  })
})

describe('what comes of it', () => {
  test('section 16.2: the general and the rider’s player learn it, the name only if he was caught; nobody else', () => {
    for (const [dice, outcome] of [
      [[6, 5], 'escaped'],
      [[5, 5], 'caught'],
    ] as const) {
      const { table, notice } = noticed()
      expect(pursue(table, notice, [...dice])).toBeNull()
      const told = (audience: string) => seen(last(table), audience, table.state)
      const result = { type: 'PursuitResult', sectorId: 'D', rider: dice[0], pursuers: [dice[1]], outcome }
      expect(told('person:bg').at(0)).toEqual(outcome === 'caught' ? { ...result, officerId: 'rc' } : result)
      expect(told('person:rc')).toEqual([result])
      for (const audience of ['wall', 'hq', 'state:BLUE', 'state:RED', 'person:rg', 'person:bc'])
        expect(told(audience), audience).toEqual([])
      expect(JSON.stringify(table.rows('pursuits', 'person:bg')).includes('"rc"'), outcome).toBe(outcome === 'caught')
      expect(table.rows('pursuits', 'person:rc')).toEqual({})
      expect(table.state.officers.rc!.status).toBe(outcome === 'caught' ? 'captive' : 'free')
    }
  })

  test('MB-AMB-28: `pursuit.compare` highest and `pursuit.tie` escapes', () => {
    const { table, notice } = noticed()
    set(table, 'pursuit.compare', 'highest')
    set(table, 'pursuit.tie', 'escapes')
    expect(pursue(table, notice, [4, 3, 4], ['b1', 'b2'])).toBeNull()
    expect(Object.values(table.state.pursuits)[0]).toMatchObject({ outcome: 'escaped', unitIds: ['b1', 'b2'] })
  })

  test('EP-4: from a phone the dice wait at the table, the rider waits with them, the cavalry is away at once', () => {
    const { table, notice } = noticed()
    set(table, 'dice.source', 'table')
    table.minute(4)
    expect(pursue(table, notice, [])).toBeNull()
    const [request] = Object.values(table.state.diceRequests)
    expect(request).toMatchObject({ kind: 'courier.pursue', notation: '2d6', bodyId: 'rc', dueAt: 4 * MINUTE })
    expect(table.state.units.b1!.awaySectorId).toBe('D')
    table.minute(20)
    expect(table.march('rc')).not.toBeNull()
    expect(Object.values(table.state.pursuits)[0]!.outcome).toBeNull()
    table.order('master', 'dice.answer', { request: request!.id }, { dice: [2, 3] })
    expect(table.state.officers.rc).toMatchObject({ status: 'captive', captorId: 'BLUE' })
  })
})

describe('the cavalry afterwards (MB-PUR-6)', () => {
  test('back with its army after 15 minutes', () => {
    const { table, notice } = noticed()
    table.minute(3)
    pursue(table, notice, [6, 1])
    expect(table.rows('armies', 'person:bg').blue).toMatchObject({ strength: 4 })
    const back = table.minute(18)
    expect(back).toContainEqual(expect.objectContaining({ type: 'CavalryReturned', armyId: 'blue', apart: false }))
    expect(table.state.units.b1).toMatchObject({ awayUntil: null, awaySectorId: null, armyId: 'blue' })
    for (const audience of ['wall', 'state:BLUE', 'person:rg']) expect(seen(back, audience, table.state)).toEqual([])
  })

  test('asked: it stays away until the master says so, and 15 minutes are offered', () => {
    const { table, notice } = noticed()
    set(table, 'pursuit.absenceMinutes', 'asked')
    table.minute(3)
    pursue(table, notice, [6, 1])
    const [id] = Object.keys(table.state.pursuits)
    table.minute(40)
    expect(table.state.units.b1!.awaySectorId).toBe('D')
    expect(table.code('bg', 'courier.endPursuit', { pursuit: id! })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'courier.endPursuit', { pursuit: id!, minutes: 60 })).toBeNull()
    expect(table.state.units.b1!.awayUntil).toBe(63 * MINUTE)
    expect(table.code('master', 'courier.endPursuit', { pursuit: id! })).toBeNull()
    expect(table.state.units.b1!.awayUntil).toBeNull()
    expect(table.code('master', 'courier.endPursuit', { pursuit: id! })).toBe('E_UNKNOWN')
  })

  test('their army has marched off: they stay behind as an army of their own under the same general', () => {
    const { table, notice } = noticed()
    put(table, 'units', 'b3', { kind: 'DR' })
    put(table, 'units', 'b4', { kind: 'DR' })
    table.minute(3)
    pursue(table, notice, [6, 1])
    table.order('bg', 'army.march', { armies: ['blue'], to: 'C' })
    table.minute(18)
    const apart = table.state.armies[table.state.units.b1!.armyId]!
    expect(apart).toMatchObject({ sectorId: 'D', generalId: 'bg', stateId: 'BLUE', presentSince: 18 * MINUTE })
    expect(apart.id).not.toBe('blue')
    expect(table.state.armies.blue!.sectorId).toBe('C')
  })

  test('a flag whose troops are all out marches nowhere', () => {
    const { table, notice } = noticed()
    for (const unit of ['b3', 'b4']) put(table, 'units', unit, { armyId: 'green' })
    pursue(table, notice, [6, 1, 1], ['b1', 'b2'])
    expect(table.code('bg', 'army.march', { armies: ['blue'], to: 'C' })).toBe('E_AWAY')
  })

  test('MB-INF-1, MB-CON-1: its flag alone is met all the same; back, it waits in reserve', () => {
    const { table, notice } = noticed()
    for (const unit of ['b3', 'b4']) put(table, 'units', unit, { armyId: 'green' })
    put(table, 'armies', 'horse', { sectorId: 'C' })
    pursue(table, notice, [6, 1, 1], ['b1', 'b2'])
    table.order('rg', 'army.march', { armies: ['horse'], to: 'D' })
    table.minute(10)
    const [battle] = openBattlesIn(table.state, 'D')
    expect(battle).toBeDefined()
    const forces = () => Object.values(table.state.battleForces).filter((force) => force.armyId === 'blue')
    expect(forces()).toMatchObject([{ absentIds: ['b1', 'b2'] }])
    table.minute(17.5)
    expect(forces()).toMatchObject([{ absentIds: [] }, { unitIds: ['b1', 'b2'], from: 'reinforcement', edge: null }])
  })

  test('an army lost while its cavalry is out: the cavalry outlives it', () => {
    const { table, notice } = noticed()
    put(table, 'armies', 'horse', { sectorId: 'C' })
    pursue(table, notice, [6, 1])
    table.order('rg', 'army.march', { armies: ['horse'], to: 'D' })
    table.minute(10)
    const [battle] = openBattlesIn(table.state, 'D')
    const red = Object.values(table.state.battleSides).find((side) => side.stateIds[0] === 'RED')!
    table.order('master', 'battle.end', { battle: battle!.id, holders: [red.id] })
    table.minute(20)
    expect(table.state.units.b1!.awaySectorId).toBe('D')
    table.order('master', 'battle.settle', { battle: battle!.id })
    expect(Object.values(table.state.units).flatMap((unit) => (unit.armyId === 'blue' ? unit.id : []))).toEqual(['b1'])
    table.minute(21)
    expect(openBattlesIn(table.state, 'D')).toHaveLength(1)
  })
})
