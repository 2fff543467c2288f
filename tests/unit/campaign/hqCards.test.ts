import { describe, expect, test } from 'vitest'
import { hqFixture, World } from './hqWorld'

const way = (id: string, cost: object, effects: object[] = []) => ({ id, text: id, cost, effects, consequence: '' })
const crisis = (extra: object = {}) => ({
  kind: 'crisis',
  title: 'Туман',
  description: '',
  ifNot: { text: 'темно', effects: [] },
  ways: [way('a', { energy: 1 })],
  decision: 'personal',
  deadline: { kind: 'timer', minutes: 10 },
  ...extra,
})
const prospect = (accept: object[], refuse: object[] = [], extra: object = {}) => ({
  kind: 'prospect',
  title: 'Дар',
  description: '',
  ways: [way('accept', {}, accept), way('refuse', {}, refuse)],
  decision: 'collective',
  deadline: { kind: 'eventEnd' },
  ...extra,
})
const gain = [{ t: 'pool', pool: 'energy', delta: 2 }]

describe('issuing', () => {
  test('HQ-TRG-4: a master issues a prepared card or a new one; its deadline runs from its appearance', () => {
    const world = new World()
    world.at('4:00')
    expect(world.send('V1', 'hq.issueCard', { card: 'K1' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.issueCard', { card: 'K1' }).code).toBe('E_CARD_STATE')
    expect(world.send('M', 'hq.issueCard', { card: 'S1' }).types).toEqual(['CardOpened'])
    expect(world.state.cards.S1).toMatchObject({ state: 'open', openedAt: 240_000, due: 240_000 + 20 * 60_000, version: 2 })
    const sent = world.send('M', 'hq.issueCard', { card: crisis() })
    const { card } = sent.answer as { card: string }
    expect(world.state.cards[card]).toMatchObject({ state: 'open', title: 'Туман', due: 840_000 })
  })

  test('HQ-CRI-2, HQ-PRO-2, HQ-PRO-4: what no card may be', () => {
    const world = new World()
    const code = (card: object) => world.send('M', 'hq.issueCard', { card }).code
    expect(code(crisis({ ways: [way('a', { energy: 1 }), way('b', { energy: 0 })] }))).toBe('E_CARD_COST')
    expect(code(crisis({ ways: [way('a', { energy: 1 }), way('a', { energy: 2 })] }))).toBe('E_WAY')
    expect(code(prospect([]))).toBe('E_CARD_REWARD')
    expect(code(prospect([{ t: 'camp', support: 1 }]))).toBe('E_CARD_REWARD')
    expect(code(prospect(gain, [{ t: 'pool', pool: 'bchs', delta: -1 }]))).toBe('E_CARD_REWARD')
    expect(code(prospect(gain, [], { ifNot: { text: 'жаль', effects: [] } }))).toBe('E_CARD_REWARD')
    expect(code(prospect(gain, [], { decision: 'personal' }))).toBe('E_MODE')
    expect(code({ ...prospect(gain), ways: [way('accept', {}, gain)] })).toBe('E_WAY')
    expect(code(crisis({ map: 'нет такого' }))).toBe('E_UNKNOWN')
    expect(code(crisis({ id: 'K1' }))).toBe('E_CARD_STATE')
    expect(code(prospect(gain))).toBeNull()
  })

  test('EP-1: a card that appeared earlier has its deadline counted from then', () => {
    const world = new World()
    world.at('9:00')
    world.send('M', 'hq.issueCard', { card: 'S1' }, { happenedAt: 4 * 60_000 })
    expect(world.state.cards.S1).toMatchObject({ openedAt: 240_000, due: 24 * 60_000 })
  })
})

describe('handling', () => {
  test('HQ-CRD-1: a withdrawn card writes no consequence and ends its announcement', () => {
    const world = new World()
    world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    expect(world.send('M', 'hq.withdrawCard', { card: 'K2', reason: ' ' }).code).toBe('E_REASON')
    expect(world.send('M', 'hq.withdrawCard', { card: 'K2', reason: 'опечатка' }).types).toEqual(['AnnouncementLapsed', 'CardWithdrawn'])
    expect(world.send('M', 'hq.withdrawCard', { card: 'K2', reason: 'опечатка' }).code).toBe('E_CARD_STATE')
    expect(world.state.consequences).toEqual({})
  })

  test('HQ-CRD-5, HQ-DEC-7: a moved deadline moves the end of an open word; one that is past closes the card at once', () => {
    const world = new World()
    const { announcement } = world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } }).answer as {
      announcement: string
    }
    const ends = () => world.state.announcements[announcement]!.ends
    expect(world.send('M', 'hq.setDeadline', { card: 'K2', due: 30_000 }).code).toBe('E_REASON')
    world.send('M', 'hq.setDeadline', { card: 'K2', due: 30_000, reason: 'спор' })
    expect(ends()).toBe(30_000)
    world.send('M', 'hq.setDeadline', { card: 'K2', due: null, reason: 'спор' })
    expect([ends(), world.state.cards.K2!.due]).toEqual([60_000, null])
    world.at('0:10')
    const past = world.send('M', 'hq.setDeadline', { card: 'K2', due: 10_000, reason: 'спор' })
    expect(past.types).toEqual(['DeadlineSet', 'AnnouncementLapsed', 'CardFailed', 'ConsequenceRecorded'])
  })

  test('HQ-CRI-3: only an open card’s own requirement is marked, once', () => {
    const world = new World()
    expect(world.send('V1', 'hq.markRequirement', { card: 'K3', way: 'b' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.markRequirement', { card: 'K3', way: 'z' }).code).toBe('E_WAY')
    expect(world.send('M', 'hq.markRequirement', { card: 'K3', way: 'b' }).types).toEqual(['RequirementMarked'])
    expect(world.send('M', 'hq.markRequirement', { card: 'K3', way: 'b' }).types).toEqual([])
  })
})

describe('deadlines', () => {
  test('HQ-CRD-3: cards of one instant close in order of opening, then id', () => {
    const due = { deadline: { kind: 'timer', minutes: 20 }, due: '20:00' }
    const world = new World(hqFixture({ cards: { K2: { ...due, openedAt: '0:01' }, K5: due } }))
    const failed = world.at('20:00').filter((event) => event.type === 'CardFailed')
    expect(failed.map((event) => (event as unknown as { card: string }).card)).toEqual(['K4', 'K1', 'K5', 'K2'])
  })

  test('HQ-CRD-4: the end of the event also closes what a failing card opens, and lapses the word', () => {
    const world = new World(hqFixture({ cards: { K1: { ifNot: { effects: [{ t: 'issue', cardId: 'S1' }] } } } }))
    world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    const { types } = world.send('M', 'clock.end', {})
    expect(types).toContain('AnnouncementLapsed')
    expect(Object.values(world.state.cards).filter((card) => card.state === 'open')).toEqual([])
    expect(world.state.cards.S1!.state).toBe('failed')
    expect(world.state.cards.Z1!.state).toBe('hidden')
  })

  test('HQ-CRD-4: an end pressed by accident is taken back with all that it closed', () => {
    const world = new World(
      hqFixture({ pools: { energy: 2 }, cards: { K1: { ifNot: { effects: [...gain, { t: 'issue', cardId: 'S1' }] } } } }),
    )
    world.at('16:00')
    const before = world.state
    world.send('M', 'clock.end', {})
    world.send('M', 'clock.resume', {})
    expect(world.state.clock.clock!.status).toBe('paused')
    expect([world.state.pools, world.state.camp, world.state.aids]).toEqual([before.pools, before.camp, before.aids])
    const lives = (state: typeof before) => Object.values(state.cards).map(({ version: _version, ...card }) => card)
    expect(lives(world.state)).toEqual(lives(before))
    world.send('M', 'clock.resume', {})
    world.at('20:00')
    expect(world.state.cards.K1!.state).toBe('failed')
  })

  test('HQ-CON-2: one record per closed card, with outcome, text, deciders, speakers and time', () => {
    const world = new World()
    world.word('K2', 'a', ['V1', 'V2', 'V3'])
    world.at('20:00')
    const records = Object.values(world.state.consequences).sort((a, b) => a.position - b.position)
    expect(records.map((record) => [record.cardId, record.outcome, record.text, record.decidedById, record.spokenBy, record.at])).toEqual([
      ['K2', 'overcome', 'K2 a: consequence', 'V1', ['V1', 'V2', 'V3'], 0],
      ['K4', 'failed', 'K4: if not overcome', null, [], 600_000],
      ['R2', 'missed', '', null, [], 900_000],
      ['K1', 'failed', 'K1: if not overcome', null, [], 1_200_000],
    ])
  })
})

describe('rounds', () => {
  test('HQ-TRG-1, HQ-TRG-3: the table’s own host or a master presses the round; a finished table has none', () => {
    const world = new World(
      hqFixture({ maps: { L4: { host: 'V1' }, 'Свет Разума': { state: 'finished' }, Гигантомахия: { state: 'notStarted', round: 0 } } }),
    )
    expect(world.send('H1', 'hq.mapRoundStarted', { map: 'L4', n: 2 }).code).toBe('E_ROLE')
    expect(world.send('V1', 'hq.mapRoundStarted', { map: 'L4', n: 2 }).code).toBe('E_ROLE')
    expect(world.send('H1', 'hq.mapRoundStarted', { map: 'Свет Разума', n: 2 }).code).toBe('E_MAP_STATE')
    expect(world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 3 }).params).toEqual({ expected: 2 })
    expect(world.send('M', 'hq.mapRoundStarted', { map: 'Гигантомахия', n: 1 }).code).toBeNull()
    expect(world.state.gameTables['Гигантомахия']).toMatchObject({ state: 'running', round: 1 })
  })

  test('AMB-H2: without the reserve a round that brings nothing alerts the master, until a card is issued by hand', () => {
    const world = new World(hqFixture({ settings: { 'hq.reserveDraw': false } }))
    expect(world.send('H1', 'hq.mapRoundStarted', { map: 'L4', n: 2 }).types).toEqual(['TurnStarted', 'TurnWithoutCard'])
    expect(world.state.gameTables.L4!.roundWithoutCard).toBe(2)
    world.send('M', 'hq.issueCard', { card: 'Z1' })
    expect(world.state.gameTables.L4!.roundWithoutCard).toBeNull()
  })
})

describe('pools, watch and camp', () => {
  test('HQ-GEN-5: only whole amounts; HQ-RES-6: never below zero', () => {
    const world = new World()
    const adjust = (delta: number) => world.send('M', 'hq.adjustPool', { pool: 'energy', delta, reason: 'опечатка' }).code
    expect([adjust(0.5), adjust(0), adjust(-21), adjust(-20), adjust(3)]).toEqual(['E_AMOUNT', 'E_AMOUNT', 'E_INSUFFICIENT', null, null])
    expect(world.send('V1', 'hq.adjustPool', { pool: 'energy', delta: 1, reason: 'x' }).code).toBe('E_ROLE')
    expect(world.pools()).toBe('3/15/6')
  })

  test('HQ-ROL-2: one checks in oneself, the master anybody; others are not there for a volunteer', () => {
    const world = new World()
    expect(world.send('V6', 'hq.checkIn', { person: 'V6' }).types).toEqual(['PresenceChanged'])
    expect(world.send('V6', 'hq.checkIn', { person: 'V6' }).types).toEqual([])
    expect(world.send('V6', 'hq.checkOut', { person: 'V1' }).code).toBe('E_ROLE')
    expect(world.send('V6', 'hq.checkOut', { person: 'C1' }).code).toBe('E_UNKNOWN')
    expect(world.send('P1', 'hq.checkIn', { person: 'P1' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.checkOut', { person: 'V1' }).types).toEqual(['PresenceChanged'])
  })

  test('HQ-CAM-2: levels are whole, 0…3', () => {
    const world = new World()
    const set = (defence: number) => world.send('M', 'hq.setCamp', { defence }).code
    expect([set(4), set(-1), set(1.5), set(3)]).toEqual(['E_AMOUNT', 'E_AMOUNT', 'E_AMOUNT', null])
    expect(world.send('V1', 'hq.setCamp', { support: 1 }).code).toBe('E_ROLE')
  })

  test('HQ-CAM-3: functions are not gained before the start; the start gains what is reached', () => {
    const world = new World(hqFixture({ clock: { status: 'setup' } }))
    expect(world.send('M', 'hq.setCamp', { defence: 1, support: 1 }).types).toEqual(['CampChanged'])
    expect(world.send('M', 'clock.start', {}).types).toContain('FunctionGained')
    expect(world.state.camp.camp!.gained).toEqual(['F1'])
  })

  test('HQ-CAM-3: coming on watch can gain a function', () => {
    const world = new World(hqFixture({ people: { V3: { present: false }, V4: { present: false }, V5: { present: false } } }))
    world.send('M', 'hq.setCamp', { defence: 1, support: 1 })
    expect(world.state.camp.camp!.gained).toEqual([])
    expect(world.send('V3', 'hq.checkIn', { person: 'V3' }).types).toEqual(['PresenceChanged', 'FunctionGained'])
  })
})
