import { describe, expect, test } from 'vitest'
import { registry, visibleEvent } from '@/lib/campaign/registry'
import { whereSeen } from '@/lib/campaign/room/where'
import { audienceIdentity, personIdentity } from '@/lib/live/audiences'
import { changedPeople } from '@/lib/live/revocation'
import { viewsFor } from '@/lib/live/views'
import { parseAudience } from '@/lib/kernel/view'
import { Country, put, set } from './marchesTable'

/** The country of the march tests with the table in a room; the RED general is there, his colonel is not. */
function inRoom(...there: string[]): Country {
  const table = new Country()
  set(table, 'info.flagsWhere', 'room')
  for (const id of there) put(table, 'checkIns', id, { at: 0, how: 'start' })
  return table
}
const heard = (table: Country, person: string) => personIdentity(table.state, person)!.audiences
/** Everything a person's connection would be sent now. */
const sentTo = (table: Country, person: string) =>
  JSON.stringify(heard(table, person).map((name) => viewsFor(table.state, parseAudience(name)!)))
const liveViews = ['flags', 'riders', 'armies', 'marches', 'orders']

describe('info.flagsWhere room (EVENT-PRACTICE §1)', () => {
  test('every view says whether it lies on the table', () => {
    expect(registry.views.map(({ name }) => name).filter((name) => !(name in whereSeen))).toEqual([])
  })

  test('at the table a person hears the wall and his state; away from it `outside` and himself', () => {
    const table = inRoom('rg')
    expect(heard(table, 'rg')).toEqual(['wall', 'state:RED', 'person:rg'])
    expect(heard(table, 'bg')).toEqual(['outside', 'person:bg'])
  })

  test('away from the table no row of flags, riders, armies, marches and orders reaches him by any of his streams', () => {
    const table = inRoom('rg')
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    for (const name of heard(table, 'bg')) {
      const views = viewsFor(table.state, parseAudience(name)!)
      expect(liveViews.filter((view) => view in views)).toEqual([])
    }
    expect(Object.keys(viewsFor(table.state, { kind: 'outside' }))).toEqual(
      expect.arrayContaining(['clock', 'sectors', 'states', 'settings']),
    )
    expect(Object.keys(viewsFor(table.state, { kind: 'wall' }))).toContain('flags')
  })

  test('the default is `anywhere`: everybody hears the wall', () => {
    const table = new Country()
    expect(heard(table, 'bg')).toEqual(['wall', 'state:BLUE', 'person:bg'])
    expect(sentTo(table, 'bg')).not.toContain('lastKnown')
  })

  test('screens of HQ and of a state hang elsewhere; the wall hangs at the table', () => {
    const table = inRoom()
    const token = (name: string) => audienceIdentity(table.state, name)!.audiences
    expect([token('hq'), token('state:RED'), token('wall')]).toEqual([['outside', 'hq'], ['outside'], ['wall']])
    set(table, 'info.flagsWhere', 'anywhere')
    expect([token('hq'), token('state:RED')]).toEqual([
      ['wall', 'hq'],
      ['wall', 'state:RED'],
    ])
  })

  test('check-in is for masters, hosts and the code at the table, never for one’s own word', () => {
    const table = inRoom()
    expect(table.code('rg', 'room.enter', { people: ['rg'] })).toBe('E_ROLE')
    table.order('master', 'room.enter', { people: ['rg'] })
    expect(table.state.checkIns.rg).toMatchObject({ how: 'master' })
    expect(table.code('bg', 'room.leave', { people: ['rg'] })).toBe('E_ROLE')
    table.order('rg', 'room.leave', { people: ['rg'] })
    expect(table.state.checkIns).toEqual({})
  })

  test('check-in and check-out change what a connection hears', () => {
    const table = inRoom()
    const before = table.state
    table.order('master', 'room.enter', { people: ['rg'] })
    expect(changedPeople(before, table.state)).toEqual([{ personId: 'rg', endsSessions: false }])
  })

  test('who goes away keeps what he saw, with its time, and nothing that happens later', () => {
    const table = inRoom('rg', 'bg')
    table.minute(3)
    const seen = table.rows('flags', 'wall')
    table.order('master', 'room.leave', { people: ['rg'] })
    table.order('bg', 'army.march', { armies: ['blue'], to: 'C' })
    table.minute(40)
    expect(table.rows('place', 'person:rg').place).toEqual({ place: 'outside', knownAt: 180_000 })
    const known = table.rows('lastKnown', 'person:rg')
    expect(known.flags).toMatchObject({ at: 180_000 })
    expect(Object.keys((known.flags as { rows: object }).rows)).toEqual(Object.keys(seen))
    expect((known.flags as unknown as { rows: typeof seen }).rows.blue).toEqual(seen.blue)
    expect((known.armies as unknown as { rows: typeof seen }).rows.horse).toMatchObject({ strength: expect.any(Number) })
    expect(table.rows('flags', 'wall').blue).not.toEqual(seen.blue)
    table.order('master', 'room.enter', { people: ['rg'] })
    expect(table.rows('lastKnown', 'person:rg')).toEqual({})
  })

  test('his own figure stands for him where he last saw it', () => {
    const table = inRoom('rg')
    const sector = table.state.officers.rg!.sectorId
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    table.order('master', 'room.leave', { people: ['rg'] })
    table.minute(60)
    expect(table.state.officers.rg!.sectorId).not.toBe(sector)
    expect((table.rows('me', 'person:rg').me as { officer: object }).officer).toMatchObject({ sectorId: sector })
  })

  test('at the start of the event officers who are not there know how things stood then', () => {
    const table = inRoom()
    put(table, 'clock', 'clock', { status: 'setup' })
    table.order('master', 'clock.start', {})
    expect(Object.keys(table.rows('lastKnown', 'person:bg'))).toEqual(expect.arrayContaining(['flags', 'armies']))
  })

  test('MB-INF-11: from outside no order is looked at, be it good or bad', () => {
    const table = inRoom()
    for (const data of [
      { armies: ['horse'], to: 'B' },
      { armies: ['blue'], to: 'B' },
      { armies: ['none'], to: 'B' },
    ]) {
      expect(table.code('rg', 'army.march', data)).toBe('E_OUTSIDE')
    }
    table.order('master', 'room.enter', { people: ['rg'] })
    table.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
  })

  test('no move of a flag is told to who is away, not even of his own figure', () => {
    const table = inRoom()
    const march = { type: 'FlagCrossed', fromId: 'A', toId: 'B', armyId: null, officerId: 'rg', stateId: 'RED', arms: [] } as never
    expect(visibleEvent(march, { kind: 'person', id: 'rg' }, table.state)).toBeNull()
    expect(visibleEvent({ ...(march as object), armyId: 'horse', officerId: null } as never, { kind: 'outside' }, table.state)).toBeNull()
    expect(visibleEvent({ type: 'ClockPaused', at: 0 }, { kind: 'outside' }, table.state)).toEqual({ type: 'ClockPaused', at: 0 })
  })
})

describe('a captive (EP-11)', () => {
  const captured = () => {
    const table = new Country()
    table.order('master', 'officers.adjust', { id: 'rg', set: { status: 'captive', captorId: 'BLUE' }, reason: 'test' })
    return table
  }

  test('hears no live map wherever the table is, and keeps what he saw', () => {
    const table = captured()
    expect(heard(table, 'rg')).toEqual(['outside', 'person:rg'])
    expect(table.rows('place', 'person:rg').place).toMatchObject({ place: 'captive' })
    expect(Object.keys(table.rows('lastKnown', 'person:rg'))).toEqual(expect.arrayContaining(['flags', 'armies']))
  })

  test('gives no orders and writes no letters', () => {
    const table = captured()
    expect(table.code('rg', 'army.march', { armies: ['horse'], to: 'B' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('rg', 'letter.write', { to: 'rc', text: 'x' })).toBe('E_CAPTURED')
  })
})
