import { describe, expect, test } from 'vitest'
import { everythingFor, hqFixture, rowsOf, seenBy, shownTo, World } from './hqWorld'

const publicWall = { settings: { 'hq.publicOnWall': true } }

describe('what each audience sees of HQ (section 10)', () => {
  test('EP-44: the hall’s wall sees nothing of HQ unless the campaign makes it public', () => {
    const views = ['pools', 'cards', 'publicCards', 'closedTitles', 'consequences', 'announcements', 'camp', 'aids', 'gameTables'] as const
    const world = new World()
    world.send('V1', 'hq.decide', { card: 'K1', way: 'a' })
    world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    expect(views.flatMap((name) => Object.keys(rowsOf(world.state, name, 'wall')))).toEqual([])
    const open = new World(hqFixture(publicWall))
    open.send('V1', 'hq.decide', { card: 'K1', way: 'a' })
    open.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    const seen = views.filter((name) => Object.keys(rowsOf(open.state, name, 'wall')).length > 0)
    expect(seen).toEqual(['pools', 'publicCards', 'closedTitles', 'announcements', 'aids'])
    expect(rowsOf(open.state, 'publicCards', 'wall').K3).toEqual({
      kind: 'crisis',
      title: 'K3',
      costs: [{ energy: 10 }, { resources: 6, bchs: 1 }],
      due: null,
      openedAt: 0,
      position: 1,
    })
    expect(Object.values(rowsOf(open.state, 'closedTitles', 'wall'))).toEqual([{ title: 'K1', position: 1 }])
  })

  test('the public wall shows the last five closed titles, without those struck out', () => {
    const world = new World(hqFixture(publicWall))
    world.send('V1', 'hq.decide', { card: 'K1', way: 'a' })
    world.at('40:00')
    world.send('M', 'hq.reverseDecision', { card: 'K1', reason: 'спор' })
    const titles = () => Object.values(rowsOf(world.state, 'closedTitles', 'wall')).map((row) => row.title)
    expect(titles()).toEqual(['K4', 'R2', 'K2', 'K5', 'K1'])
    world.send('M', 'clock.end', {})
    expect(titles()).toEqual(['K2', 'K5', 'K1', 'K3', 'R1'])
  })

  test('HQ-VIS-1: which card an effect brings reaches HQ as a promise without a name', () => {
    const ways = [{ id: 'a', text: 'a', cost: { energy: 1 }, effects: [{ t: 'issue', cardId: 'S1' }], consequence: '' }]
    const state = hqFixture({ cards: { K1: { ways, ifNot: { effects: [{ t: 'issue', cardId: 'Z1' }] } } } })
    expect(JSON.stringify(everythingFor(state, 'hq'))).not.toMatch(/S1|Z1/)
    expect(rowsOf(state, 'cards', 'hq').K1!.ways[0]!.effects).toEqual([{ t: 'issue', cardId: null }])
    expect(rowsOf(state, 'cards', 'master').K1!.ways[0]!.effects).toEqual([{ t: 'issue', cardId: 'S1' }])
  })

  test('HQ-CRI-1: all four fields, costs of now and what is short are shown to HQ', () => {
    const world = new World(hqFixture({ pools: { energy: 6 } }))
    world.send('V1', 'hq.aggravate', { card: 'K1' })
    expect(rowsOf(world.state, 'cards', 'hq').K1).toMatchObject({
      description: 'K1: description',
      ifNot: { text: 'K1: if not overcome', effects: [{ t: 'pool', pool: 'energy', delta: -3 }] },
      aggravation: { text: 'K1: how to aggravate' },
      ways: [{ cost: { energy: 7, bchs: 1 }, short: ['energy'] }],
      due: 20 * 60_000,
      untilEnd: false,
      aggravated: true,
    })
  })

  test('HQ-CRI-8: an aggravated "if not" replaces the other', () => {
    const world = new World()
    world.send('M', 'hq.aggravate', { card: 'K5' })
    expect(rowsOf(world.state, 'cards', 'hq').K5!.ifNot!.text).toBe('K5: if not overcome, aggravated')
  })

  test('HQ-COU-1: HQ knows the tables by name, a host his own, a participant none', () => {
    const state = hqFixture({ maps: { L4: { host: null } } })
    expect(rowsOf(state, 'gameTables', 'hq')['Луна']).toMatchObject({ name: 'Луна', state: null, round: null, stakes: null })
    expect(Object.keys(rowsOf(state, 'gameTables', 'person:H1'))).toEqual(['Луна', 'Свет Разума', 'Гигантомахия'])
    expect(rowsOf(state, 'gameTables', 'person:H1')['Луна']).toMatchObject({ state: 'running', round: 1, roundWithoutCard: null })
    expect(rowsOf(state, 'gameTables', 'person:P1')).toEqual({})
    expect(rowsOf(state, 'gameTables', 'state:s1')).toEqual({})
  })

  test('HQ-VIS-1: a round tells its host nothing of the cards it brings', () => {
    const world = new World()
    const sent = world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 })
    expect(sent.answer).toBeNull()
    expect(seenBy(sent.events, 'person:H1', world.state)).toEqual(['TurnStarted', null])
    expect(seenBy(sent.events, 'hq', world.state)).toEqual([null, 'CardOpened'])
    expect(seenBy(sent.events, 'wall', world.state)).toEqual([null, null])
    expect(seenBy(sent.events, 'audit', world.state)).toEqual(['TurnStarted', 'CardOpened'])
  })

  test('a master’s reason stays with master and audit', () => {
    const world = new World()
    const reason = 'ПРИЧИНА-МАСТЕРА'
    const sent = [
      world.send('M', 'hq.adjustPool', { pool: 'energy', delta: 1, reason }),
      world.send('M', 'hq.setDeadline', { card: 'K1', due: 900_000, reason }),
      world.send('M', 'hq.withdrawCard', { card: 'K4', reason }),
    ]
    const events = sent.flatMap((one) => one.events)
    expect(seenBy(events, 'hq', world.state)).toEqual(['PoolAdjusted', 'DeadlineSet', 'CardWithdrawn'])
    expect(JSON.stringify([shownTo(events, 'hq', world.state), everythingFor(world.state, 'hq')])).not.toContain(reason)
    expect(JSON.stringify(shownTo(events, 'audit', world.state)).split(reason)).toHaveLength(4)
  })
})

describe('people', () => {
  test('HQ knows its volunteers by name and watch and nothing else of them (MB-INF-7)', () => {
    const state = hqFixture({ people: { V2: { roles: ['volunteer', 'courier'] } } })
    const rows = rowsOf(state, 'people', 'hq')
    expect(Object.keys(rows)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6'])
    expect(rows.V2).toMatchObject({ character: 'V2', roles: ['volunteer'], present: true, player: null, officer: null, position: 1 })
    expect(rowsOf(state, 'people', 'wall')).toEqual({})
    expect(Object.keys(rowsOf(state, 'people', 'master'))).toHaveLength(10)
    expect(rowsOf(state, 'me', 'person:C1')).toMatchObject({ me: { personId: 'C1', roles: ['courier'] } })
    expect(rowsOf(state, 'me', 'hq')).toEqual({})
  })
})
