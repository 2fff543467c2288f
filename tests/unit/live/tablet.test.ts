import { describe, expect, test } from 'vitest'
import { Pins, type PinRow, type PinStore } from '@/lib/auth/pins'
import { TabletSessions } from '@/lib/auth/tabletSessions'
import { emptyState, type CampaignState, type Person } from '@/lib/campaign/state'
import { Limits } from '@/lib/live/limits'
import { isRoomCode, roomCode } from '@/lib/live/roomCode'
import { isTabletCommand, mayHoldTablet, tabletOf } from '@/lib/live/tablet'
import { mayTakeWatch } from '@/lib/live/watchCheck'

/** A store that keeps in memory what a database would. */
function memoryStore(): PinStore & { rows: PinRow[] } {
  const rows: PinRow[] = []
  return {
    rows,
    load: () => Promise.resolve([...rows]),
    save(row) {
      rows.push(row)
      return Promise.resolve()
    },
  }
}

describe('PINs of the shared tablet (EP-30)', () => {
  test('a PIN fits its person in its campaign alone, and no digits are kept', async () => {
    const store = memoryStore()
    const pins = await Pins.open(store)
    await pins.set('one', 'anna', '4071')
    expect(await pins.fits('one', 'anna', '4071')).toBe(true)
    expect(await pins.fits('one', 'anna', '4072')).toBe(false)
    expect(await pins.fits('one', 'boris', '4071')).toBe(false)
    expect(await pins.fits('two', 'anna', '4071')).toBe(false)
    expect(JSON.stringify(store.rows)).not.toContain('4071')
  })

  test('a new PIN replaces the old one, and outlives a restart', async () => {
    const store = memoryStore()
    const pins = await Pins.open(store, () => 5)
    await pins.set('one', 'anna', '1111')
    await pins.set('one', 'anna', '2222')
    const again = await Pins.open(store)
    expect(await again.fits('one', 'anna', '1111')).toBe(false)
    expect(await again.fits('one', 'anna', '2222')).toBe(true)
    expect([again.setAt('one', 'anna'), again.setAt('one', 'boris')]).toEqual([5, null])
  })

  test.each(['', '123', '12345', 'abcd', '12 4', '１２３４'])('%j is no PIN', async (pin) => {
    await expect((await Pins.open(memoryStore())).set('one', 'anna', pin)).rejects.toThrow(RangeError)
  })

  test('five wrong PINs are enough, on whatever tablet; other people are not held up', async () => {
    const limits = new Limits()
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await limits.beginPin('one anna')).toBe(true)
    expect(await limits.beginPin('one anna')).toBe(false)
    expect(await limits.beginPin('one boris')).toBe(true)
    await limits.endPin('one anna')
    expect(await limits.beginPin('one anna')).toBe(true)
  })
})

describe('who holds a tablet', () => {
  test('its token counts on that tablet alone, until somebody else takes it', () => {
    const tablets = new TabletSessions()
    const anna = tablets.open('tablet', 'one', 'anna')
    expect(tablets.holder('tablet', anna)).toBe('anna')
    expect(tablets.holder('other tablet', anna)).toBeNull()
    const boris = tablets.open('tablet', 'one', 'boris')
    expect(tablets.holder('tablet', anna)).toBeNull()
    tablets.close('tablet', anna)
    expect(tablets.holder('tablet', boris)).toBe('boris')
    tablets.close('tablet', boris)
    expect(tablets.holder('tablet', boris)).toBeNull()
  })

  test('a new PIN lets a person go everywhere in his campaign; forgotten after ten minutes he is gone as well', () => {
    let now = 0
    const tablets = new TabletSessions(() => now)
    const [first, second, elsewhere] = [
      tablets.open('a', 'one', 'anna'),
      tablets.open('b', 'one', 'boris'),
      tablets.open('c', 'two', 'anna'),
    ]
    tablets.closePerson('one', 'anna')
    expect([tablets.holder('a', first), tablets.holder('b', second), tablets.holder('c', elsewhere)]).toEqual([null, 'boris', 'anna'])
    now = 10 * 60_000
    expect(tablets.holder('b', second)).toBeNull()
  })

  const world = (people: Partial<Person>[]): CampaignState => ({
    ...emptyState(),
    people: Object.fromEntries(people.map((person) => [person.id!, person as Person])),
  })

  test('volunteers alone hold it: not a master who is one as well, nor who has left (HQ-ROL-3)', () => {
    const state = world([
      { id: 'anna', roles: ['volunteer', 'courier'], left: false },
      { id: 'gone', roles: ['volunteer'], left: true },
      { id: 'both', roles: ['volunteer', 'master'], left: false },
      { id: 'reader', roles: ['volunteer', 'auditor'], left: false },
      { id: 'player', roles: ['participant'], left: false },
    ])
    expect(Object.keys(state.people).filter((id) => mayHoldTablet(state, id))).toEqual(['anna'])
    expect(mayHoldTablet(state, 'toString')).toBe(false)
  })

  test('it does what volunteers do, and nothing of a person’s other roles', () => {
    for (const type of ['hq.decide', 'hq.announce', 'hq.sayWord', 'hq.checkIn', 'hq.writeLetter', 'hq.stillOnWatch'])
      expect([type, isTabletCommand(type)]).toEqual([type, true])
    for (const type of ['hq.adjustPool', 'hq.confirmWord', 'army.march', 'clock.pause', 'hq.nothing', 'toString', 7])
      expect([type, isTabletCommand(type)]).toEqual([type, false])
  })
})

describe('who takes people on watch', () => {
  const token = (audiences: string[]) => ({ kind: 'token', tokenId: 't', slug: 'one', identity: { person: null, audiences } }) as const

  test('HQ’s tablet is a token of HQ: no login, no wall of the hall, no auditor', () => {
    expect(tabletOf({ person: null, audiences: ['wall', 'hq'] }, token(['wall', 'hq']))).toBe('t')
    expect(tabletOf({ person: null, audiences: ['wall'] }, token(['wall']))).toBeNull()
    expect(tabletOf({ person: null, audiences: ['audit'] }, token(['audit']))).toBeNull()
    const anna = { person: { id: 'anna', roles: ['volunteer'] as const }, audiences: ['wall', 'hq', 'person:anna'] }
    expect(tabletOf(anna, { kind: 'account', accountId: 'a' })).toBeNull()
    expect(mayTakeWatch(anna, { kind: 'account', accountId: 'a' })).toBe(false)
    expect(mayTakeWatch({ person: { id: 'master', roles: ['master'] }, audiences: ['master'] }, { kind: 'account', accountId: 'm' })).toBe(
      true,
    )
  })

  test('the code of HQ is good for three minutes, in its campaign, and is not the one of the table', () => {
    const minute = 60_000
    const code = roomCode('secret', 'one', 10 * minute, 'watch')
    const good = (utc: number, campaign = 'one') => isRoomCode('secret', campaign, utc, code, 'watch')
    expect([10, 12, 13, 9].map((at) => good(at * minute))).toEqual([true, true, false, false])
    expect(good(10 * minute, 'two')).toBe(false)
    expect(isRoomCode('secret', 'one', 10 * minute, code)).toBe(false)
  })
})
