import { describe, expect, test } from 'vitest'
import { hqFixture, rowsOf, seenBy, World } from './hqWorld'

const K2 = { s: 'card', cardId: 'K2', wayId: 'a' }
const announce = (world: World, by = 'V1', subject: object = K2): string =>
  (world.send(by, 'hq.announce', { subject }).answer as { announcement: string }).announcement
const say = (world: World, announcement: string, people: string[]) =>
  people.map((person) => world.send(person, 'hq.sayWord', { announcement })).at(-1)!

describe('word.extendsDue', () => {
  const world = () => new World(hqFixture({ settings: { 'word.extendsDue': true } }))

  test('an announcement made in time keeps the card open until its window ends', () => {
    const late = world()
    late.at('29:40')
    const word = announce(late)
    late.at('30:20')
    expect(late.state.cards.K2!.state).toBe('open')
    expect(say(late, word, ['V1', 'V2', 'V3']).types).toContain('CardDecided')
  })

  test('without the word the card fails when the window ends, and a word at that moment is late', () => {
    const late = world()
    late.at('29:40')
    const word = announce(late)
    late.at('30:40')
    expect(late.state.cards.K2!.state).toBe('failed')
    expect(say(late, word, ['V1']).code).toBe('E_DEADLINE')
  })

  test('cancelled after the due, the card fails at once', () => {
    const late = world()
    late.at('29:40')
    const word = announce(late)
    late.at('30:10')
    expect(late.send('V1', 'hq.cancelAnnouncement', { announcement: word }).types).toContain('CardFailed')
  })
})

describe('word.batch', () => {
  const patch = (batch: boolean) => ({
    settings: { 'word.batch': batch },
    aids: { plus1: 3 },
    maps: { Луна: { state: 'finished' } },
    ships: {
      A2: { out: true, survival: { dice: [2], modifiers: 0, rerolls: 0 } },
      A3: { out: true, survival: { dice: [1], modifiers: 1, rerolls: 0 } },
    },
  })
  const plus = (...targets: string[]) => ({ s: 'aids', list: targets.map((target) => ({ aid: 'plus1', target })) })

  test('HQ-BAT-5: one word shares out a list of help, each as if those before it had been given', () => {
    const world = new World(hqFixture(patch(true)))
    expect(world.send('V1', 'hq.announce', { subject: plus('A3', 'A3') }).code).toBe('E_SURV_LIMIT')
    expect(world.send('V1', 'hq.announce', { subject: plus('A2', 'A2', 'A3', 'A3') }).code).toBe('E_SURV_LIMIT')
    const word = announce(world, 'V1', plus('A2', 'A2', 'A3'))
    say(world, word, ['V1', 'V2', 'V3'])
    expect([world.state.survival.A2!.modifiers, world.state.survival.A3!.modifiers, world.state.aids.plus1!.stock]).toEqual([2, 2, 0])
    expect(Object.values(world.state.aidUses)).toHaveLength(3)
  })

  test('one by one where the event wants it so', () => {
    const world = new World(hqFixture(patch(false)))
    expect(world.send('V1', 'hq.announce', { subject: plus('A2', 'A3') }).code).toBe('E_MODE')
    expect(world.send('V1', 'hq.announce', { subject: plus('A2') }).code).toBeNull()
  })
})

describe('EP-33: another outcome of a closed card', () => {
  test('pools move by the difference and come to what they would be without the first outcome', () => {
    const world = new World(hqFixture({ pools: { energy: 6 } }))
    world.at('20:00')
    expect([world.state.cards.K1!.state, world.pools()]).toEqual(['failed', '3/15/6'])
    const change = (outcome: string, reason = 'мастер ошибся') => world.send('M', 'hq.changeOutcome', { card: 'K1', outcome, reason })
    expect(change('accepted').code).toBe('E_WAY')
    expect(change('overcome', ' ').code).toBe('E_REASON')
    // 3 are there and overcoming costs 5: only where it comes to in the end counts.
    expect(change('overcome').types).toEqual(['OutcomeChanged', 'PoolsChanged', 'ConsequenceRecorded'])
    expect([world.state.cards.K1!.state, world.pools()]).toEqual(['overcome', '1/15/5'])
    change('failed')
    expect(world.pools()).toBe('3/15/6')
    const records = Object.values(world.state.consequences).filter((row) => row.cardId === 'K1')
    expect(records.map((row) => [row.outcome, row.struck])).toEqual([
      ['failed', true],
      ['overcome', true],
      ['failed', false],
    ])
  })

  test('is refused when a pool would end below 0', () => {
    const world = new World(hqFixture())
    world.at('20:00')
    world.send('M', 'hq.adjustPool', { pool: 'energy', delta: -16, reason: 'потрачено' })
    expect(world.send('M', 'hq.changeOutcome', { card: 'K1', outcome: 'overcome', reason: 'спор' }).code).toBe('E_INSUFFICIENT')
    expect([world.state.cards.K1!.state, world.pools()]).toEqual(['failed', '1/15/6'])
  })
})

describe('EP-34: the finale', () => {
  test('closes the cards and leaves help, the intervention and stakes open until the game is closed', () => {
    const world = new World(hqFixture({ aids: { plus1: 1 }, ships: { A2: { out: true } } }))
    for (const map of ['Луна', 'Гигантомахия']) world.send('M', 'hq.mapFinished', { map, winner: 'СПО', stakes: { 1: 1 } })
    world.send('M', 'clock.finale', {})
    expect(Object.values(world.state.cards).filter((card) => card.state === 'open')).toEqual([])
    expect(world.send('V1', 'hq.announce', { subject: K2 }).code).toBe('E_DEADLINE')
    const strike = announce(world, 'V1', { s: 'strike', map: 'Луна', choice: { stake: '1', step: 1 } })
    expect(say(world, strike, ['V1', 'V2', 'V3']).types).toContain('StrikeUsed')
    expect(world.send('M', 'hq.setStakes', { map: 'Луна', stakes: { 2: 0 }, reason: 'спор' }).code).toBeNull()
    expect(world.state.gameTables.Луна!.stakes.map((stake) => stake.index)).toEqual([2, 0])
    world.send('M', 'clock.end', {})
    expect(world.send('M', 'hq.setStakes', { map: 'Луна', stakes: { 2: 1 }, reason: 'спор' }).code).toBe('E_CLOCK')
  })
})

describe('gifts', () => {
  test('EP-32: from somebody who is not in the system, in one step', () => {
    const world = new World()
    expect(world.send('M', 'hq.recordGift', { from: 'гость с L4', pool: 'energy', amount: 3 }).types).toEqual([
      'DonationConfirmed',
      'PoolsChanged',
    ])
    expect(world.pools()).toBe('23/15/6')
    expect(world.send('M', 'hq.recordGift', { from: 'гость', pool: 'bchs', amount: 1 }).code).toBe('E_BCHS_SOURCE')
    expect(world.send('V1', 'hq.recordGift', { from: 'я', pool: 'energy', amount: 3 }).code).toBe('E_ROLE')
  })

  test('donation.pools: Resources too where the event says so', () => {
    const strict = new World()
    expect(strict.send('P1', 'hq.donate', { pool: 'resources', amount: 2 }).code).toBe('E_AMOUNT')
    const open = new World(hqFixture({ settings: { 'donation.pools': ['energy', 'resources'] } }))
    expect(open.send('P1', 'hq.donate', { pool: 'resources', amount: 2 }).code).toBeNull()
  })

  test('section 10: one’s own to the giver, sums to HQ, names to neither', () => {
    const world = new World()
    const { donation } = world.send('P1', 'hq.donateEnergy', { amount: 4 }).answer as { donation: string }
    const sent = world.send('M', 'hq.confirmDonation', { donation })
    expect(rowsOf(world.state, 'donations', 'hq')).toEqual({})
    expect(rowsOf(world.state, 'donations', 'person:V1')).toEqual({})
    expect(rowsOf(world.state, 'donations', 'person:P1')[donation]).toMatchObject({ amount: 4, state: 'confirmed' })
    expect(rowsOf(world.state, 'donationTotals', 'hq').energy).toEqual({ amount: 4 })
    expect(seenBy(sent.events, 'person:V1', world.state)).toEqual([null, null])
    expect(world.send('M', 'hq.withdrawDonation', { donation }).code).toBe('E_ROLE')
  })
})

describe('letters (HQ-COU-2, EP-31)', () => {
  test('go both ways, sealed while they travel, and HQ is not told of an arrival', () => {
    const world = new World()
    const { dispatch } = world.send('V1', 'hq.writeLetter', { map: 'Луна', text: 'Держитесь' }).answer as { dispatch: string }
    expect(rowsOf(world.state, 'dispatches', 'person:H1')).toEqual({})
    expect(rowsOf(world.state, 'dispatches', 'person:C1')[dispatch]).toMatchObject({ text: null, tableName: 'Луна' })
    world.send('C1', 'hq.takeDispatch', { dispatch })
    const sent = world.send('C1', 'hq.deliverDispatch', { dispatch })
    expect(rowsOf(world.state, 'dispatches', 'person:H1')[dispatch]).toMatchObject({ text: 'Держитесь', state: 'delivered' })
    expect(rowsOf(world.state, 'dispatches', 'hq')[dispatch]).toMatchObject({ state: 'underway', deliveredAt: null })
    expect(seenBy(sent.events, 'hq', world.state)).toEqual([null])
    const reply = world.send('H1', 'hq.sendDispatch', { map: 'Луна', text: 'Держимся', answers: dispatch })
    expect(reply.code).toBeNull()
    expect(world.send('C1', 'hq.deliverDispatch', { dispatch }).code).toBe('E_DISPATCH_STATE')
  })

  test('HQ-COU-3: cards travel with the courier and their deadline starts on arrival', () => {
    const world = new World(hqFixture({ settings: { 'courier.cards': 'delayed', 'courier.mode': 'delay' } }))
    world.at('10:00')
    world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 })
    expect([world.state.cards.S1!.state, rowsOf(world.state, 'dispatches', 'hq')]).toEqual(['hidden', {}])
    world.at('14:00')
    expect([world.state.cards.S1!.state, world.state.cards.S1!.due]).toEqual(['open', 34 * 60_000])
  })

  test('a master may lose a letter, and its writer does not learn of it', () => {
    const world = new World()
    const { dispatch } = world.send('V1', 'hq.writeLetter', { map: 'L4', text: 'Сдавайтесь' }).answer as { dispatch: string }
    expect(world.send('M', 'hq.loseDispatch', { dispatch }).code).toBe('E_REASON')
    world.send('M', 'hq.loseDispatch', { dispatch, reason: 'перехвачено' })
    expect(rowsOf(world.state, 'dispatches', 'hq')[dispatch]!.state).toBe('underway')
    expect(rowsOf(world.state, 'dispatches', 'person:C1')).toEqual({})
  })
})

describe('EP-21: rounds', () => {
  const cards = Object.fromEntries(
    [3, 4].map((round) => [
      `S${round}`,
      {
        ...{ id: `S${round}`, kind: 'crisis', title: `S${round}`, description: '', map: 'Луна', round, decision: 'personal' },
        ...{ deadline: { kind: 'timer', minutes: 20 }, ways: [{ id: 'a', text: '', cost: { energy: 1 }, effects: [], consequence: '' }] },
        ...{ state: 'hidden', aggravated: false, version: 1 },
      },
    ]),
  )

  test('«мы уже на 4-м»: the cards of the missed rounds come spaced out', () => {
    const world = new World(hqFixture({ cards, settings: { 'hq.spreadMinutes': 2 } }))
    world.at('10:00')
    expect(world.send('H1', 'hq.catchUpRounds', { map: 'Луна', n: 1 }).code).toBe('E_ROUND_ORDER')
    expect(world.send('V1', 'hq.catchUpRounds', { map: 'Луна', n: 4 }).code).toBe('E_ROLE')
    world.send('H1', 'hq.catchUpRounds', { map: 'Луна', n: 4 })
    const states = () => ['S1', 'S3', 'S4'].map((card) => world.state.cards[card]!.state)
    expect([world.state.gameTables.Луна!.round, states()]).toEqual([4, ['open', 'hidden', 'hidden']])
    world.at('12:00')
    expect(states()).toEqual(['open', 'open', 'hidden'])
    world.at('14:00')
    expect([states(), world.state.cards.S4!.due]).toEqual([['open', 'open', 'open'], 34 * 60_000])
  })
})

describe('EP-30: the watch', () => {
  test('ten silent minutes are asked about, anything done ends the silence', () => {
    const world = new World(hqFixture({ settings: { 'watch.silentMinutes': 10 } }))
    world.send('V6', 'hq.checkIn', { person: 'V6' })
    world.at('9:00')
    world.send('V6', 'hq.decide', { card: 'K1', way: 'a' })
    world.at('18:59')
    const asked = () => Object.values(rowsOf(world.state, 'watches', 'hq')).map((watch) => watch.askedAt)
    expect(asked()).toEqual([null])
    expect(world.at('19:00').map((event) => event.type)).toContain('WatchAsked')
    expect(asked()).toEqual([19 * 60_000])
    expect(world.send('V1', 'hq.stillOnWatch', { person: 'V6' }).code).toBeNull()
    expect(asked()).toEqual([null])
    world.send('V6', 'hq.checkOut', { person: 'V6' })
    expect(rowsOf(world.state, 'watches', 'hq')).toEqual({})
    expect(Object.values(rowsOf(world.state, 'watches', 'master'))).toMatchObject([{ since: 0, until: 19 * 60_000 }])
  })
})

describe('EP-36: aggravating tempts', () => {
  const gives = [{ t: 'pool', pool: 'resources', delta: 4 }]
  const tempting = () => new World(hqFixture({ cards: { K1: { aggravation: { gives } } } }))

  test('a choice gives something now', () => {
    const world = tempting()
    world.send('V1', 'hq.aggravate', { card: 'K1' })
    expect([world.pools(), world.state.cards.K1!.aggravated]).toEqual(['20/19/6', true])
  })

  test('outsiders may bring it about through the master, and HQ gains nothing', () => {
    const world = tempting()
    expect(world.send('V1', 'hq.aggravate', { card: 'K1', outsider: 'гость' }).code).toBe('E_ROLE')
    world.send('M', 'hq.aggravate', { card: 'K1', outsider: 'гость' })
    expect([world.pools(), world.state.cards.K1!.aggravated]).toEqual(['20/15/6', true])
  })
})

describe('HQ-GIG-5, HQ-GIG-6', () => {
  test('the intervention of another side is the master’s, and HQ does not see it', () => {
    const world = new World()
    world.send('H1', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'ОФ' })
    expect(world.send('V1', 'hq.announce', { subject: { s: 'strike', map: 'Луна', choice: {} } }).code).toBe('E_SIDE')
    expect(rowsOf(world.state, 'interventions', 'hq')).toEqual({})
    expect(world.send('M', 'hq.strike', { map: 'Луна', choice: { point: [1, 2] } }).types).toEqual(['StrikeUsed'])
    expect(world.send('M', 'hq.setRoads', { roads: 'blockade' }).code).toBeNull()
    expect(rowsOf(world.state, 'interventions', 'master').strike).toMatchObject({ state: 'used', tableId: 'Луна', roads: 'blockade' })
  })

  test('no step beyond the ends of a stake', () => {
    const world = new World()
    world.send('H1', 'hq.mapFinished', { map: 'Луна', winner: null, stakes: { 1: 2 } })
    world.send('H1', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'СПО' })
    const strike = (step: number) =>
      world.send('V1', 'hq.announce', { subject: { s: 'strike', map: 'Луна', choice: { stake: '1', step } } }).code
    expect([strike(1), strike(-1)]).toEqual(['E_STRIKE_TARGET', null])
  })
})

describe('hq.planOpenings (EP-21)', () => {
  const z = (card: string, at: number) => ({ card, at })
  test('several cards open at their moments; one of them is changed, one cancelled', () => {
    const world = new World()
    expect(world.send('M', 'hq.planOpenings', { openings: [z('S1', 60_000), z('Z1', 120_000)] }).code).toBeNull()
    expect(rowsOf(world.state, 'openings', 'master')).toMatchObject({ S1: { at: 60_000, from: 'hand' }, Z1: { at: 120_000 } })
    expect(rowsOf(world.state, 'openings', 'hq')).toEqual({})
    world.send('M', 'hq.planOpening', { card: 'S1', at: 90_000 })
    world.send('M', 'hq.planOpening', { card: 'Z1', at: null })
    world.at('3:00')
    expect([world.state.cards.S1!.state, world.state.cards.S1!.openedAt, world.state.cards.Z1!.state]).toEqual(['open', 90_000, 'hidden'])
  })
  test('all of it or nothing, in the order of checks: unknown, role, clock, state, moment', () => {
    const world = new World()
    const code = (by: string, openings: object[]) => world.send(by, 'hq.planOpenings', { openings }).code
    expect(code('V1', [z('S1', 60_000)])).toBe('E_UNKNOWN')
    expect(code('V1', [z('K1', 60_000)])).toBe('E_ROLE')
    expect(code('M', [z('S1', 60_000), z('K1', 60_000)])).toBe('E_CARD_STATE')
    expect(code('M', [z('S1', 60_000), z('Z1', 0)])).toBe('E_AMOUNT')
    expect(world.state.openings).toEqual({})
    world.send('M', 'clock.pause', {})
    expect(code('M', [z('S1', 60_000)])).toBe('E_CLOCK')
  })
})
