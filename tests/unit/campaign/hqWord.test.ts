import { describe, expect, test } from 'vitest'
import { hqFixture, World } from './hqWorld'

const about = (cardId: string, wayId = 'a') => ({ subject: { s: 'card', cardId, wayId } })
const announce = (world: World, by = 'V1', cardId = 'K2') =>
  (world.send(by, 'hq.announce', about(cardId)).answer as { announcement: string }).announcement

describe('the word', () => {
  test('HQ-DEC-3: the play-by-play of a collective decision', () => {
    const world = new World()
    const announcement = announce(world)
    const say = (by: string) => world.send(by, 'hq.sayWord', { announcement }).types
    expect([say('V1'), say('V3')]).toEqual([['WordSaid'], ['WordSaid']])
    expect(say('V4')).toEqual(['WordSaid', 'CardDecided', 'AidGranted', 'PoolsChanged', 'ConsequenceRecorded'])
    expect(world.state.announcements[announcement]).toMatchObject({ outcome: 'taken', words: ['V1', 'V3', 'V4'] })
  })

  test.each([
    [1, null],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 4],
    [8, 5],
  ])('HQ-DEC-4: of %i on watch %s must speak', (present, quorum) => {
    const volunteer = (name: string, here: boolean) => ({ name, roles: ['volunteer'], present: here })
    const people = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`V${n + 1}`, volunteer(`V${n + 1}`, n < present)]))
    const sent = new World(hqFixture({ people })).send('V1', 'hq.announce', about('K2'))
    expect(quorum === null ? sent.code : (sent.events[0] as unknown as { quorum: number }).quorum).toBe(quorum ?? 'E_QUORUM_IMPOSSIBLE')
  })

  test('AMB-H3: the quorum of a campaign may be all, or any two; the least number stands', () => {
    const quorumOf = (settings: { [key: string]: string | number }) => {
      const [event] = new World(hqFixture({ settings })).send('V1', 'hq.announce', about('K2')).events
      return (event as unknown as { quorum: number }).quorum
    }
    expect(quorumOf({ 'collective.quorum': 'all' })).toBe(5)
    expect(quorumOf({ 'collective.quorum': 'two' })).toBe(2)
    expect(quorumOf({ 'collective.min': 4 })).toBe(4)
  })

  test('HQ-DEC-7: a word at the end of the window is too late; a word at the card’s due meets the deadline first', () => {
    const lapsed = new World()
    const first = announce(lapsed)
    lapsed.at('1:00')
    expect(lapsed.send('V1', 'hq.sayWord', { announcement: first }).code).toBe('E_WORD_CLOSED')
    expect(lapsed.send('V6', 'hq.sayWord', { announcement: first }).code).toBe('E_NOT_PRESENT')
    const late = new World()
    late.at('29:30')
    const second = announce(late)
    late.at('30:00')
    expect(late.send('V1', 'hq.sayWord', { announcement: second }).code).toBe('E_DEADLINE')
    expect(late.send('V1', 'hq.sayWord', { announcement: 'none' }).code).toBe('E_UNKNOWN')
  })

  test('E_WORD_CLOSED: for an announcement that was completed, too (not E_ALREADY_DECIDED)', () => {
    const world = new World()
    const announcement = announce(world)
    for (const by of ['V1', 'V2', 'V3']) world.send(by, 'hq.sayWord', { announcement })
    expect(world.send('V4', 'hq.sayWord', { announcement }).code).toBe('E_WORD_CLOSED')
    expect(world.send('M', 'hq.confirmWord', { announcement, names: [] }).code).toBe('E_WORD_CLOSED')
    expect(world.send('V1', 'hq.cancelAnnouncement', { announcement }).code).toBe('E_NO_ANNOUNCEMENT')
  })

  test('HQ-DEC-8: the announcer or a master cancels, nobody else', () => {
    const world = new World()
    const cancel = (by: string, announcement: string) => world.send(by, 'hq.cancelAnnouncement', { announcement }).code
    const first = announce(world)
    expect([cancel('V2', first), cancel('V1', first)]).toEqual(['E_ROLE', null])
    expect(cancel('M', announce(world, 'V2'))).toBeNull()
  })

  test('HQ-DEC-9: words already said and those heard in the room count together, each person once', () => {
    const world = new World()
    const announcement = announce(world)
    world.send('V1', 'hq.sayWord', { announcement })
    expect(world.send('V1', 'hq.confirmWord', { announcement, names: ['V2', 'V3'] }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.confirmWord', { announcement, names: ['V1', 'V2', 'P1', 'M'] }).code).toBe('E_QUORUM')
    expect(world.send('M', 'hq.confirmWord', { announcement, names: ['nobody'] }).code).toBe('E_UNKNOWN')
    expect(world.send('M', 'hq.confirmWord', { announcement, names: ['V1', 'V2', 'V5'] }).code).toBeNull()
    expect(world.state.cards.K2!.spokenBy).toEqual(['V1', 'V2', 'V5'])
  })

  test('AMB-H4: a campaign may leave the word to the devices alone', () => {
    const world = new World(hqFixture({ settings: { 'word.masterMayConfirm': false } }))
    const announcement = announce(world)
    expect(world.send('M', 'hq.confirmWord', { announcement, names: ['V1', 'V2', 'V3'] }).code).toBe('E_MODE')
  })

  test('HQ-DEC-10: the failed announcement stays failed, its last word is not counted, and it may be announced again', () => {
    const world = new World(hqFixture({ pools: { energy: 10 } }))
    const announcement = announce(world, 'V1', 'K3')
    world.send('V5', 'hq.decide', { card: 'K1', way: 'a' })
    world.send('V1', 'hq.sayWord', { announcement })
    world.send('V2', 'hq.sayWord', { announcement })
    const last = world.send('V3', 'hq.sayWord', { announcement })
    expect([last.code, last.types]).toEqual(['E_INSUFFICIENT', ['AnnouncementFailed']])
    expect(world.state.announcements[announcement]).toMatchObject({ outcome: 'failed', words: ['V1', 'V2'] })
    expect(world.send('V3', 'hq.sayWord', { announcement }).code).toBe('E_WORD_CLOSED')
    world.send('M', 'hq.adjustPool', { pool: 'energy', delta: 5, reason: 'дар' })
    expect(world.send('V1', 'hq.announce', about('K3')).code).toBeNull()
  })

  test('HQ-DEC-10: the cost of the deciding moment is paid, an aggravation in between counts', () => {
    const aggravation = { kind: 'condition', text: '', addCost: { energy: 2 } }
    const world = new World(hqFixture({ cards: { K2: { aggravation } } }))
    const announcement = announce(world)
    world.send('M', 'hq.aggravate', { card: 'K2' })
    for (const by of ['V1', 'V2', 'V3']) world.send(by, 'hq.sayWord', { announcement })
    expect(world.pools()).toBe('14/12/4')
  })

  test('HQ-CRI-8: a collective crisis is aggravated with the word', () => {
    const aggravation = { kind: 'choice', text: 'хуже', cost: { resources: 1 }, addCost: { energy: 2 }, minusMin: 10 }
    const world = new World(hqFixture({ cards: { K2: { aggravation } } }))
    const { announcement } = world.send('V1', 'hq.announce', { subject: { s: 'aggravate', cardId: 'K2' } }).answer as {
      announcement: string
    }
    world.send('V1', 'hq.sayWord', { announcement })
    world.send('V2', 'hq.sayWord', { announcement })
    expect(world.send('V3', 'hq.sayWord', { announcement }).types).toEqual(['WordSaid', 'CardAggravated', 'PoolsChanged'])
    expect(world.state.cards.K2).toMatchObject({ state: 'open', aggravated: true, due: 20 * 60_000 })
    expect(world.send('V1', 'hq.announce', { subject: { s: 'aggravate', cardId: 'K2' } }).code).toBe('E_AGGRAVATED')
    expect(world.send('V1', 'hq.announce', { subject: { s: 'aggravate', cardId: 'K3' } }).code).toBe('E_NO_AGGRAVATION')
    expect(world.send('V1', 'hq.announce', { subject: { s: 'aggravate', cardId: 'K5' } }).code).toBe('E_MODE')
  })
})
