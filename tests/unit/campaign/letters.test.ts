import { describe, expect, test } from 'vitest'
import { Country, put, set } from './marchesTable'

/** RED's courier stands in A beside his general; BLUE holds D, the RED colonel waits alone in C. */
function mail(): Country {
  const table = new Country()
  put(table, 'officers', 'ro', { armyId: null, sectorId: 'C' })
  return table
}
const only = (table: Country) => Object.values(table.state.letters)[0]!
const row = (table: Country, person: string) => Object.values(table.rows('letters', person === 'master' ? 'master' : `person:${person}`))[0]
const kinds = (table: Country, person: string) =>
  Object.values(table.state.notices)
    .filter((notice) => notice.personId === person)
    .map(({ kind }) => kind)

function sent(data: object = { to: 'ro' }): Country {
  const table = mail()
  table.order('rg', 'letter.write', { ...data, text: 'Жду вас у переправы', courier: 'rc' })
  return table
}

describe('sealed letters (MB-PUR-7)', () => {
  test('the addressee reads when the courier arrives where he is; nobody before, nobody else ever', () => {
    const table = sent()
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C'] })
    table.minute(9)
    expect(row(table, 'ro')).toBeUndefined()
    expect(row(table, 'rc')).toMatchObject({ mine: 'carrier', text: null, addresseeName: expect.any(String) })
    table.minute(10)
    expect(row(table, 'ro')).toMatchObject({ mine: 'reader', state: 'delivered', text: 'Жду вас у переправы' })
    expect(kinds(table, 'ro')).toContain('letterArrived')
    expect(row(table, 'rc')).toBeUndefined()
    for (const other of ['bg', 'bc']) expect(row(table, other)).toBeUndefined()
    for (const audience of ['wall', 'hq', 'state:RED', 'state:BLUE']) expect(table.rows('letters', audience)).toEqual({})
  })

  test('its author sees his words and whom he gave it to, never what became of it', () => {
    const table = sent()
    const handed = row(table, 'rg')
    expect(handed).toMatchObject({ mine: 'author', text: 'Жду вас у переправы', state: null, carrierId: 'rc' })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C'] })
    table.minute(30)
    expect(row(table, 'rg')).toEqual(handed)
    expect(kinds(table, 'rg')).toEqual([])
  })

  test('a captor reads what is found on the courier, its addressee never', () => {
    const table = sent({ sector: 'D', state: 'RED' })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C', 'D'] })
    table.minute(12)
    table.dice.give([1, 1, 1])
    table.minute(13)
    expect(only(table)).toMatchObject({ state: 'taken', readerIds: ['bg'] })
    expect(row(table, 'bg')).toMatchObject({ mine: 'reader', state: 'taken', text: 'Жду вас у переправы' })
    expect(kinds(table, 'bg')).toContain('letterTaken')
    expect([row(table, 'ro'), row(table, 'rc')]).toEqual([undefined, undefined])
    expect(row(table, 'rg')).toMatchObject({ mine: 'author', state: null })
  })

  test('addressed to whoever commands in a sector, it goes to the senior general of that state there', () => {
    const table = sent({ sector: 'D', state: 'BLUE' })
    set(table, 'courier.testAtDestination', false)
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C', 'D'] })
    table.minute(20)
    expect(only(table)).toMatchObject({ state: 'delivered', readerIds: ['bg'] })
  })

  test('a courier who passes through hands it over on his way; on the road he does not stop', () => {
    const table = sent()
    put(table, 'officers', 'ro', { sectorId: 'B' })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C'] })
    table.minute(4)
    expect(only(table).state).toBe('carried')
    table.minute(5)
    expect(only(table).state).toBe('delivered')
    expect(table.march('rc')).not.toBeNull()
  })

  test('the addressee may come to a courier who waits', () => {
    const table = sent({ to: 'bg' })
    table.order('rc', 'army.march', { officers: ['rc'], route: ['B', 'C'] })
    table.minute(10)
    put(table, 'officers', 'bg', { armyId: 'blue' })
    table.order('bg', 'army.march', { armies: ['blue'], to: 'C' })
    table.minute(39)
    expect(only(table).state).toBe('carried')
    table.minute(40)
    expect(only(table).readerIds).toEqual(['bg'])
  })

  test('from hand to hand where both stand; at once, without a courier', () => {
    const table = mail()
    put(table, 'officers', 'ro', { sectorId: 'A' })
    table.order('rg', 'letter.write', { to: 'ro', text: 'x' })
    expect(row(table, 'rg')).toMatchObject({ state: 'written' })
    table.order('rg', 'letter.deliver', { letter: only(table).id })
    expect(only(table)).toMatchObject({ state: 'delivered', readerIds: ['ro'], carrierId: null })
  })

  test('one courier may hand it to another; the author does not learn of it', () => {
    const table = sent()
    put(table, 'officers', 'rd', { ...table.state.officers.rc!, sectorId: 'A' })
    put(table, 'people', 'rd', { ...table.state.people.rc! })
    const known = row(table, 'rg')
    expect(table.code('rc', 'letter.hand', { letter: only(table).id, courier: 'rd' })).toBeNull()
    expect(only(table).carrierId).toBe('rd')
    expect(row(table, 'rg')).toEqual(known)
  })
})

describe('who may hand a letter to whom', () => {
  test('MB-INF-11: absent, foreign, unknown or riding, a courier is refused alike', () => {
    const table = mail()
    const code = (courier: string) => table.code('rg', 'letter.write', { to: 'ro', text: 'x', courier })
    expect([code('ro'), code('bc'), code('nobody'), code('rg')]).toEqual(Array(4).fill('E_NO_COURIER'))
    table.order('rc', 'army.march', { officers: ['rc'], to: 'B' })
    expect(code('rc')).toBe('E_NO_COURIER')
    expect(table.state.letters).toEqual({})
  })

  test('a letter that has left one’s hand and one that never was are the same answer', () => {
    const table = sent()
    const { id } = only(table)
    const tries = [id, 'none'].flatMap((letter) =>
      ['rg', 'bg'].flatMap((who) => [
        table.code(who, 'letter.hand', { letter, courier: 'rc' }),
        table.code(who, 'letter.deliver', { letter }),
        table.code(who, 'letter.read', { letter }),
        table.code(who, 'letter.destroy', { letter }),
      ]),
    )
    expect(new Set(tries)).toEqual(new Set(['E_NO_LETTER']))
  })

  test('only the master says to whom it came in truth, or that it is lost', () => {
    const table = sent()
    const { id } = only(table)
    expect(table.code('rc', 'letter.deliver', { letter: id, to: 'bg' })).toBe('E_ROLE')
    expect(table.code('master', 'letter.deliver', { letter: id, to: 'bg' })).toBeNull()
    expect(only(table).readerIds).toEqual(['bg'])
  })

  test('whoever writes must have a figure at large', () => {
    const table = mail()
    expect(table.code('stranger', 'letter.write', { to: 'ro', text: 'x' })).toBe('E_NOT_AUTHORISED')
  })
})

describe('envoys and passes (EP-13)', () => {
  const ride = (table: Country, passage: string, route = ['B', 'C', 'D']) => {
    table.order('rc', 'army.march', { officers: ['rc'], route, passage })
    table.minute(13)
  }

  test('EP-13: an envoy is not thrown for; the general there is told who he is, and he goes no further', () => {
    const table = new Country()
    put(table, 'armies', 'blue', { sectorId: 'C' })
    ride(table, 'envoy')
    expect(kinds(table, 'bg')).toEqual(['envoyArrived'])
    expect(table.state.officers.rc).toMatchObject({ sectorId: 'C', status: 'free' })
    table.minute(60)
    expect(table.state.officers.rc!.sectorId).toBe('C')
  })

  test('EP-13: a pass of that state lets him through, and its generals hear of it', () => {
    const table = new Country()
    put(table, 'armies', 'blue', { sectorId: 'C' })
    expect(table.code('bg', 'pass.give', { officer: 'rc' })).toBeNull()
    expect(Object.values(table.rows('passes', 'person:rc'))).toMatchObject([{ stateId: 'BLUE' }])
    ride(table, 'pass')
    expect(kinds(table, 'bg')).toEqual(['passShown'])
    table.minute(60)
    expect(table.state.officers.rc!.sectorId).toBe('D')
  })

  test('without a pass that is good he is looked for like anybody (MB-COU-2)', () => {
    const table = new Country()
    table.order('bg', 'pass.give', { officer: 'rc', until: 60_000 })
    table.dice.give([6, 6, 6])
    ride(table, 'pass')
    expect(table.dice.left()).toBe(0)
    expect(kinds(table, 'bg')).toEqual([])
  })

  test('passes are given by generals of the state and by the master, and taken back by them', () => {
    const table = new Country()
    expect(table.code('bc', 'pass.give', { officer: 'rc' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('bg', 'pass.give', { officer: 'rc', state: 'RED' })).toBe('E_NOT_AUTHORISED')
    expect(table.code('master', 'pass.give', { officer: 'rc', state: 'BLUE' })).toBeNull()
    const [pass] = Object.keys(table.state.passes)
    expect(table.code('rg', 'pass.takeBack', { pass: pass! })).toBe('E_NO_PASS')
    expect(table.code('bg', 'pass.takeBack', { pass: pass! })).toBeNull()
    expect(table.state.passes).toEqual({})
  })
})
