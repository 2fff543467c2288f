import { describe, expect, test } from 'vitest'
import { hqFixture, World } from './hqWorld'

const decide = (card: string, way = 'a', expectedVersion?: number) =>
  expectedVersion === undefined ? { card, way } : { card, way, expectedVersion }

describe('personal decisions', () => {
  test('HQ-DEC-1: the play-by-play of a decision', () => {
    const world = new World()
    world.at('5:00')
    const sent = world.send('V1', 'hq.decide', decide('K1'))
    expect(sent.types).toEqual(['CardDecided', 'PoolsChanged', 'ConsequenceRecorded'])
    expect(sent.events[0]).toMatchObject({ outcome: 'overcome', way: 'a', wayText: 'K1 a', by: 'V1', byName: 'V1', spokenBy: [] })
    expect(sent.events[1]).toEqual({
      type: 'PoolsChanged',
      before: { energy: 20, resources: 15, bchs: 6 },
      after: { energy: 15, resources: 15, bchs: 5 },
    })
  })

  test('AMB-H29: the loser of a race is told who decided', () => {
    const world = new World(hqFixture({ people: { V1: { name: 'Ася' } } }))
    world.send('V1', 'hq.decide', decide('K1'))
    const late = world.send('V2', 'hq.decide', decide('K1'))
    expect([late.code, late.params, late.patches]).toEqual(['E_ALREADY_DECIDED', { by: 'Ася' }, []])
  })

  test('HQ-DEC-11: cost first, gains next, then the other effects in card order, and what they really changed is recorded', () => {
    const way = {
      id: 'a',
      text: 'a',
      cost: { energy: 20 },
      effects: [
        { t: 'camp', defence: 5, support: 1 },
        { t: 'issue', cardId: 'S1' },
        { t: 'pool', pool: 'resources', delta: -99 },
        { t: 'grant', aid: 'plus1', n: 2 },
        { t: 'pool', pool: 'energy', delta: 4 },
      ],
      consequence: 'done',
    }
    const world = new World(hqFixture({ cards: { K1: { ways: [way] } } }))
    const sent = world.send('V1', 'hq.decide', decide('K1'))
    expect(sent.types).toEqual([
      'CardDecided',
      'CampChanged',
      'FunctionGained',
      'CardOpened',
      'AidGranted',
      'PoolsChanged',
      'ConsequenceRecorded',
    ])
    expect(world.pools()).toBe('4/0/6')
    const [record] = Object.values(world.state.consequences)
    expect(record).toMatchObject({
      wayId: 'a',
      text: 'done',
      change: { energy: -16, resources: -15, bchs: 0, defence: 3, support: 1, cp: 0, reroll: 0, plus1: 2 },
    })
    expect(world.state.cards.S1).toMatchObject({ state: 'open', due: 20 * 60_000 })
  })

  test('HQ-BAT-4: a CP raise that names its table is applied at once up to 4, the rest and other tables go to stock', () => {
    const grant = (n: number, map: string) => ({ t: 'grant', aid: 'cp', n, map })
    const way = { id: 'a', text: 'a', cost: { energy: 1 }, effects: [grant(3, 'Луна'), grant(1, 'L4')], consequence: '' }
    const world = new World(hqFixture({ cards: { K1: { ways: [way] } }, maps: { L4: { state: 'finished' } } }))
    world.send('V1', 'hq.decide', decide('K1'))
    expect(world.state.gameTables['Луна']!.cpLimit).toEqual({ СПО: 4, ОФ: 2 })
    expect(world.state.gameTables.L4!.cpLimit['СПО']).toBe(2)
    expect(world.state.aids.cp!.stock).toBe(2)
  })

  test('HQ-CHECKS: the first failing check is the one reported', () => {
    const world = new World(hqFixture({ pools: { energy: 0 } }))
    const late = world.state
    // Each line mends the fault reported by the line before.
    expect(world.send('P1', 'hq.decide', decide('S1', 'z', 9)).code).toBe('E_UNKNOWN')
    world.send('M', 'clock.pause', {})
    expect(world.send('P1', 'hq.decide', decide('K5', 'z', 9)).code).toBe('E_ROLE')
    expect(world.send('V6', 'hq.decide', decide('K5', 'z', 9)).code).toBe('E_CLOCK')
    world.send('M', 'clock.resume', {})
    expect(world.send('V6', 'hq.decide', decide('K5', 'z', 9)).code).toBe('E_NOT_PRESENT')
    expect(world.send('V1', 'hq.decide', decide('K5', 'z', 9)).code).toBe('E_STALE')
    expect(world.send('V1', 'hq.decide', decide('K5', 'z', 1)).code).toBe('E_ASSIGNEE')
    expect(world.send('V4', 'hq.decide', decide('K5', 'z', 1)).code).toBe('E_WAY')
    expect(world.send('V1', 'hq.decide', decide('K1')).params).toMatchObject({
      short: [{ pool: 'energy', need: 5, have: 0 }],
      energy: 5,
      bchs: 0,
    })
    expect(world.state.cards).toEqual(late.cards)
  })

  test('E_CLOCK: before the start, in a pause and after the end nothing is decided; bookkeeping stops only at the end', () => {
    for (const status of ['setup', 'paused', 'ended']) {
      const world = new World(hqFixture({ clock: { status } }))
      expect(world.send('V1', 'hq.decide', decide('K1')).code).toBe('E_CLOCK')
      expect(world.send('M', 'hq.issueCard', { card: 'S1' }).code).toBe('E_CLOCK')
      const expected = status === 'ended' ? 'E_CLOCK' : null
      expect(world.send('V6', 'hq.checkIn', { person: 'V6' }).code).toBe(expected)
      expect(world.send('M', 'hq.adjustPool', { pool: 'energy', delta: 1, reason: 'опечатка' }).code).toBe(expected)
      expect(world.send('M', 'hq.setCamp', { defence: 1 }).code).toBe(expected)
    }
  })

  test('HQ-ROL-3: a master is no volunteer, but may act on behalf of one on watch', () => {
    const world = new World()
    expect(world.send('M', 'hq.decide', decide('K1')).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.decide', decide('K1'), { as: 'V6' }).code).toBe('E_NOT_PRESENT')
    expect(world.send('M', 'hq.decide', decide('K1'), { as: 'V2' }).code).toBeNull()
    expect(world.state.cards.K1!.decidedById).toBe('V2')
  })
})

describe('aggravation', () => {
  test('HQ-CRI-8: by choice it is the volunteers’, by condition the master’s, at most once, only where there is one', () => {
    const world = new World()
    expect(world.send('M', 'hq.aggravate', { card: 'K1' }).code).toBe('E_ROLE')
    expect(world.send('V4', 'hq.aggravate', { card: 'K5' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.aggravate', { card: 'K2' }).code).toBe('E_NO_AGGRAVATION')
    expect(world.send('V1', 'hq.aggravate', { card: 'K2' }).code).toBe('E_MODE')
    expect(world.send('M', 'hq.aggravate', { card: 'K5' }).types).toEqual(['CardAggravated'])
    expect(world.send('M', 'hq.aggravate', { card: 'K5' }).code).toBe('E_AGGRAVATED')
    expect(world.send('V6', 'hq.aggravate', { card: 'K1' }).code).toBe('E_NOT_PRESENT')
  })

  test('HQ-CRI-9: a choice may cost, and a shortage refuses it whole', () => {
    const patch = { cards: { K1: { aggravation: { cost: { resources: 2, bchs: 7 } } } } }
    expect(new World(hqFixture(patch)).send('V1', 'hq.aggravate', { card: 'K1' }).code).toBe('E_INSUFFICIENT')
    const world = new World(hqFixture({ ...patch, pools: { bchs: 8 } }))
    expect(world.send('V1', 'hq.aggravate', { card: 'K1' }).types).toEqual(['CardAggravated', 'PoolsChanged'])
    expect(world.pools()).toBe('20/13/1')
  })

  test('HQ-CRI-8: a card that waits for the end of the event keeps waiting when aggravated', () => {
    const aggravation = { kind: 'condition', text: '', minusMin: 30 }
    const world = new World(hqFixture({ cards: { K3: { aggravation } } }))
    world.send('M', 'hq.aggravate', { card: 'K3' })
    expect(world.state.cards.K3).toMatchObject({ state: 'open', due: null, aggravated: true })
  })
})

describe('reversal', () => {
  test('HQ-DEC-12: camp and grants are taken back, the record is struck out, functions gained stay', () => {
    const effects = [
      { t: 'camp', defence: 1, support: 1 },
      { t: 'grant', aid: 'reroll', n: 1 },
    ]
    const way = { id: 'a', text: 'a', cost: { energy: 2 }, effects, consequence: '' }
    const world = new World(hqFixture({ cards: { K1: { ways: [way] } } }))
    world.send('V1', 'hq.decide', decide('K1'))
    expect(world.state.camp.camp).toEqual({ id: 'camp', defence: 1, support: 1, gained: ['F1'] })
    expect(world.send('V1', 'hq.reverseDecision', { card: 'K1', reason: 'спор' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.reverseDecision', { card: 'K1' }).code).toBe('E_REASON')
    expect(world.send('M', 'hq.reverseDecision', { card: 'K1', reason: 'спор' }).types).toEqual([
      'DecisionReversed',
      'CampChanged',
      'PoolsChanged',
    ])
    expect(world.state.camp.camp).toEqual({ id: 'camp', defence: 0, support: 0, gained: ['F1'] })
    expect(world.state.aids.reroll!.stock).toBe(0)
    expect(world.state.aids.plus1!.stock).toBe(1)
    expect(Object.values(world.state.consequences).map((record) => record.struck)).toEqual([true])
    expect(world.send('M', 'hq.reverseDecision', { card: 'K1', reason: 'ещё раз' }).code).toBe('E_CARD_STATE')
  })

  test('HQ-DEC-12: a grant that was spent cannot be taken back', () => {
    const world = new World()
    world.word('K2', 'a', ['V1', 'V2', 'V3'])
    const spent = { ...world.state, aids: { ...world.state.aids, reroll: { id: 'reroll' as const, stock: 0 } } }
    const sent = new World(spent).send('M', 'hq.reverseDecision', { card: 'K2', reason: 'спор' })
    expect(sent.code).toBe('E_NO_AID')
  })
})
