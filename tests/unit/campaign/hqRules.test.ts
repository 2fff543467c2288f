import { describe, expect, test } from 'vitest'
import { checkSetting } from '@/lib/campaign/settings'
import { packCard } from '@/lib/scenario/hqSchema'
import { hqFixture, rowsOf, World } from './hqWorld'

const minute = 60_000
const with_ = (settings: object, more: object = {}) => new World(hqFixture({ settings, ...more }))
const over = { Луна: { state: 'finished' } }
const rolled = { A2: { out: true, survival: { dice: [2], modifiers: 0, rerolls: 0 } } }

describe('settings of the reference that leave its default (hq.md, section 12)', () => {
  test('AMB-H1 hq.trigger: at the end of a round its cards come when the next begins, the last ones with the end of the battle', () => {
    const world = with_({ 'hq.trigger': 'roundEnd' })
    world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 })
    expect(world.state.cards.S1!.state).toBe('hidden')
    expect(world.send('H1', 'hq.mapFinished', { map: 'Луна', winner: 'СПО' }).types).toContain('CardOpened')
    expect(world.state.cards.S1!.state).toBe('open')
  })

  test('AMB-H5 word.windowSec: the chorus has so long', () => {
    const world = with_({ 'word.windowSec': 20 })
    world.at('6:00')
    world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: 'K2', wayId: 'a' } })
    expect(Object.values(world.state.announcements)[0]!.ends).toBe(6 * minute + 20_000)
    world.at('6:20')
    expect(Object.values(world.state.announcements)[0]!.outcome).toBe('lapsed')
  })

  test.each([
    ['AMB-H6', 'word.single', false],
    ['AMB-H9', 'clock.pauseStopsTimers', false],
    ['AMB-H22', 'cpRaise.scope', 'squadron'],
    ['AMB-H30', 'collective.min', 1],
  ])('%s: %s is ruled and cannot be otherwise', (_, name, value) => {
    expect(() => checkSetting(name, value)).toThrow(expect.objectContaining({ code: 'E_SETTING' }))
  })

  test('AMB-H16 exchange.in, exchange.out, rates: directions may be closed, currencies have the master’s rates (HQ-RES-9)', () => {
    const world = with_({ 'exchange.in': false, rates: { чек: 1, дукат: 5 } })
    const exchange = (dir: string, currency: string) => world.send('M', 'hq.exchange', { dir, currency, n: 2 })
    expect(exchange('in', 'чек').code).toBe('E_NOT_AVAILABLE')
    expect(exchange('out', 'дукат').events).toContainEqual({ type: 'Exchanged', dir: 'out', currency: 'дукат', n: 2, units: 10 })
    expect(exchange('out', 'тугрик').code).toBe('E_RATE')
    const shut = with_({ 'exchange.out': false })
    expect(shut.send('M', 'hq.exchange', { dir: 'out', currency: 'чек', n: 1 }).code).toBe('E_NOT_AVAILABLE')
  })

  test('AMB-H17 donation.needsConfirm: without it a gift counts as it is declared (HQ-RES-8)', () => {
    const world = with_({ 'donation.needsConfirm': false })
    expect(world.send('P1', 'hq.donateEnergy', { amount: 4 }).types).toEqual(['DonationDeclared', 'DonationConfirmed', 'PoolsChanged'])
    expect(world.pools()).toBe('24/15/6')
  })

  test('AMB-H20 camp.functions: what the camp gives, and for how much, is the event’s (HQ-CAM-1, HQ-CAM-2)', () => {
    const world = with_({ 'camp.functions': [{ id: 'kitchen', level: 1, present: 2, aid: 'cp', n: 2 }] })
    const { events } = world.send('M', 'hq.setCamp', { defence: 1, support: 1 })
    expect(events).toContainEqual({ type: 'FunctionGained', id: 'kitchen', aid: 'cp', n: 2 })
    expect([world.state.aids.cp!.stock, world.state.aids.plus1?.stock ?? 0]).toEqual([2, 0])
  })

  test('AMB-H21 hq.side: HQ raises the limit of its own side, whichever that is', () => {
    const world = with_({ 'hq.side': 'ОФ' }, { aids: { cp: 1 } })
    expect(world.send('V1', 'hq.allotCp', { map: 'Луна' }).code).toBeNull()
    expect(world.state.gameTables['Луна']!.cpLimit).toMatchObject({ СПО: 2, ОФ: 3 })
  })

  test('AMB-H22 cpRaise.decision: collective, the raise needs the word (HQ-BAT-4)', () => {
    const world = with_({ 'cpRaise.decision': 'collective' }, { aids: { cp: 1 } })
    expect(world.send('V1', 'hq.allotCp', { map: 'Луна' }).code).toBe('E_MODE')
    const { announcement } = world.send('V1', 'hq.announce', { subject: { s: 'aid', aid: 'cp', target: 'Луна' } }).answer as {
      announcement: string
    }
    for (const person of ['V1', 'V2', 'V3']) world.send(person, 'hq.sayWord', { announcement })
    expect(world.state.gameTables['Луна']!.cpLimit['СПО']).toBe(3)
    expect(with_({}, { aids: { cp: 1 } }).send('V1', 'hq.announce', { subject: { s: 'aid', aid: 'cp', target: 'Луна' } }).code).toBe(
      'E_MODE',
    )
  })

  test('AMB-H24 survival.aidDecision: personal, one volunteer shares it out alone (HQ-BAT-5)', () => {
    const stock = { aids: { plus1: 1 }, maps: over, ships: rolled }
    const alone = with_({ 'survival.aidDecision': 'personal' }, stock)
    expect(alone.send('V1', 'hq.announce', { subject: { s: 'aid', aid: 'plus1', target: 'A2' } }).code).toBe('E_MODE')
    expect(alone.send('V1', 'hq.useSurvivalAid', { ship: 'A2', kind: 'plus1' }).code).toBeNull()
    expect(alone.state.survival.A2!.modifiers).toBe(1)
    expect(with_({}, stock).send('V1', 'hq.useSurvivalAid', { ship: 'A2', kind: 'plus1' }).code).toBe('E_MODE')
  })

  test('AMB-H15, HQ-PRO-5: a card whose deadline nobody wrote waits for the end of the event', () => {
    const way = (id: string) => ({ id, text: id, consequence: '' })
    const card = { id: 'r', kind: 'prospect', title: 'Р', description: '', ways: [way('accept'), way('refuse')], decision: 'collective' }
    expect(packCard.parse(card).deadline).toEqual({ kind: 'eventEnd' })
  })

  test('AMB-H27, HQ-GIG-5: a battle that has not begun cannot be struck', () => {
    const world = with_({}, { maps: { L4: { state: 'notStarted', round: 0 } } })
    world.send('M', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'ОФ' })
    expect(rowsOf(world.state, 'interventions', 'master').strike!.targets.map(({ tableId }) => tableId)).not.toContain('L4')
    expect(world.send('M', 'hq.strike', { map: 'L4', choice: {} }).code).toBe('E_STRIKE_TARGET')
    expect(world.send('M', 'hq.strike', { map: 'Гигантомахия', choice: {} }).code).toBe('E_STRIKE_TARGET')
  })
})

describe('rules of HQ (hq.md)', () => {
  test('HQ-RES-1, HQ-RES-2, HQ-RES-4, HQ-RES-5: Energy comes from players, БЧС from no gift at all, by whatever form', () => {
    const world = with_({ 'donation.pools': ['energy', 'resources'] })
    expect(world.send('P1', 'hq.donate', { pool: 'bchs', amount: 1 }).code).toBe('E_BCHS_SOURCE')
    expect(world.send('M', 'hq.recordGift', { from: 'гость', pool: 'bchs', amount: 1 }).code).toBe('E_BCHS_SOURCE')
    expect(world.send('P1', 'hq.donate', { pool: 'energy', amount: 1 }).code).toBeNull()
    expect(world.pools()).toBe('20/15/6')
  })

  test('HQ-RES-3, HQ-RES-11: a thing is got for Resources alone and stays on the list', () => {
    const world = new World()
    expect(world.send('M', 'hq.acquire', { text: 'тягач', n: 4 }).types).toEqual(['Acquired', 'PoolsChanged'])
    expect(world.pools()).toBe('20/11/6')
    expect(Object.values(rowsOf(world.state, 'acquisitions', 'hq'))).toMatchObject([{ text: 'тягач', n: 4 }])
  })

  test('HQ-CRI-4, HQ-CRI-6: a crisis offers several ways, each with its own price and requirement; only the one taken is paid', () => {
    const world = new World()
    world.send('M', 'hq.markRequirement', { card: 'K3', way: 'b' })
    world.word('K3', 'b', ['V1', 'V2', 'V3'])
    expect([world.pools(), world.state.cards.K3!.state]).toEqual(['20/9/5', 'overcome'])
  })

  test('HQ-DEC-2, HQ-DEC-5, HQ-DEC-13: nobody can stop a word; the record says who spoke, and who kept silent is not in it', () => {
    const world = new World()
    world.word('K2', 'a', ['V1', 'V3', 'V4'])
    const record = Object.values(world.state.consequences)[0]!
    expect([record.decidedById, record.spokenBy]).toEqual(['V1', ['V1', 'V3', 'V4']])
    expect(world.send('V2', 'hq.reverseDecision', { card: 'K2', reason: 'против' }).code).toBe('E_ROLE')
  })

  test('HQ-PRO-3: an accepted offer leaves its consequence for the report (HQ-CON-1)', () => {
    const world = new World()
    world.word('R1', 'accept', ['V1', 'V2', 'V3'])
    expect(Object.values(rowsOf(world.state, 'consequences', 'master'))).toMatchObject([{ cardId: 'R1', outcome: 'accepted' }])
  })

  test('HQ-GIG-1, HQ-GIG-2: exactly one intervention in one other battle; a draw leaves none', () => {
    const world = new World(hqFixture({ maps: over }))
    world.send('M', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'ОФ' })
    expect(world.send('M', 'hq.strike', { map: 'L4', choice: {} }).code).toBeNull()
    expect(world.send('M', 'hq.strike', { map: 'Свет Разума', choice: {} }).code).toBe('E_STRIKE_STATE')
    const draw = new World()
    expect(draw.send('M', 'hq.mapFinished', { map: 'Гигантомахия', winner: null }).types).toContain('StrikeVoid')
    expect(draw.send('M', 'hq.setRoads', { roads: 'blockade' }).code).toBe('E_STRIKE_STATE')
  })

  test('HQ-GIG-6: the winner’s word on the routes needs no intervention and may change', () => {
    const world = new World()
    expect(world.send('M', 'hq.setRoads', { roads: 'filtering' }).code).toBe('E_STRIKE_STATE')
    world.send('M', 'hq.mapFinished', { map: 'Гигантомахия', winner: 'ОФ' })
    expect(world.send('V1', 'hq.setRoads', { roads: 'filtering' }).code).toBe('E_ROLE')
    expect(world.send('M', 'hq.setRoads', { roads: 'filtering' }).code).toBeNull()
    expect(world.send('M', 'hq.setRoads', { roads: 'blockade' }).code).toBeNull()
    expect(world.state.interventions.strike).toMatchObject({ state: 'available', roads: 'blockade' })
  })

  test('HQ-AUD-3: every correction of a master states its reason', () => {
    const world = new World()
    world.send('V1', 'hq.decide', { card: 'K1', way: 'a' })
    const codes = [
      ['hq.adjustPool', { pool: 'energy', delta: 1 }],
      ['hq.setDeadline', { card: 'K2', due: 50 * minute }],
      ['hq.withdrawCard', { card: 'K2' }],
      ['hq.reverseDecision', { card: 'K1' }],
      ['hq.changeOutcome', { card: 'K1', outcome: 'failed' }],
      ['hq.setStakes', { map: 'Луна', stakes: {} }],
    ].map(([type, data]) => world.send('M', type as string, data as object).code)
    expect(new Set(codes)).toEqual(new Set(['E_REASON']))
  })

  test('HQ-CON-4, EP-45: a promise has owner, date and state, and its state may change to the end', () => {
    const world = new World()
    world.at('3:00')
    const { promise } = world.send('V1', 'hq.notePromise', { text: 'Вернуть катер', owner: { person: 'V2' }, term: 'до бала' }).answer as {
      promise: string
    }
    expect(rowsOf(world.state, 'promises', 'hq')[promise]).toMatchObject({ ownerId: 'V2', at: 3 * minute, state: 'open', term: 'до бала' })
    world.send('M', 'hq.setPromise', { promise, state: 'broken' })
    expect(rowsOf(world.state, 'promises', 'master')[promise]!.state).toBe('broken')
    expect(rowsOf(world.state, 'promises', 'person:P1')).toEqual({})
    world.send('M', 'clock.end', {})
    expect(world.send('V1', 'hq.setPromise', { promise, state: 'kept' }).code).toBe('E_CLOCK')
    expect(world.send('M', 'hq.setPromise', { promise, state: 'kept' }).code).toBeNull()
  })
})

describe('people, time and what helps battles', () => {
  test('HQ-GEN-3: HQ belongs to one side; HQ-MAP-1: four tables at once; HQ-ROL-1: one person may hold several roles', () => {
    const world = new World()
    expect(rowsOf(world.state, 'settings', 'wall')['hq.side']!.value).toBe('СПО')
    expect(Object.values(world.state.gameTables).filter(({ state }) => state === 'running')).toHaveLength(4)
    world.state = { ...world.state, people: { ...world.state.people, H1: { ...world.state.people.H1!, roles: ['host', 'volunteer'] } } }
    world.send('H1', 'hq.checkIn', { person: 'H1' })
    expect(world.send('H1', 'hq.decide', { card: 'K1', way: 'a' }).code).toBeNull()
    expect(world.send('H1', 'hq.mapRoundStarted', { map: 'Луна', n: 2 }).code).toBeNull()
  })

  test('HQ-GEN-4, HQ-CRD-2: deadlines run on the event clock, which a pause stops', () => {
    const world = new World()
    world.at('8:00')
    world.send('M', 'clock.pause', {})
    expect(world.at('30:00')).toEqual([])
    expect(world.state.cards.K1!.state).toBe('open')
    expect(world.send('V1', 'hq.decide', { card: 'K1', way: 'a' }).code).toBe('E_CLOCK')
  })

  test('HQ-CRI-5: a card is about one of the topics of the world after the war', () => {
    const world = new World()
    const card = {
      ...{ kind: 'crisis', title: 'Т', description: '', decision: 'personal', deadline: { kind: 'eventEnd' } },
      ways: [{ id: 'a', text: '', cost: { energy: 1 }, effects: [], consequence: '' }],
    }
    expect(world.send('M', 'hq.issueCard', { card: { ...card, topic: 'metro' } }).code).toBeNull()
    expect(() => world.send('M', 'hq.issueCard', { card: { ...card, topic: 'weather' } })).toThrow(/data\.card/)
  })

  test('HQ-BAT-1, HQ-BAT-2, HQ-BAT-3, HQ-CON-3: help comes out of a card’s effects into the stock, and nothing else touches battle or die', () => {
    const world = new World()
    expect(world.state.aids.reroll?.stock ?? 0).toBe(0)
    world.word('K2', 'a', ['V1', 'V2', 'V3'])
    expect(world.state.aids.reroll!.stock).toBe(1)
    expect(world.send('V1', 'hq.allotCp', { map: 'Луна' }).code).toBe('E_NO_AID')
    expect(Object.values(world.state.gameTables).map(({ cpLimit }) => cpLimit['СПО'])).toEqual([2, 2, 2, 2])
  })
})

describe('survival (fleet.md, section 14)', () => {
  test('SURV-1, SURV-2: a ship that left rolls never, one out of action once, after the battle; no player helps the die', () => {
    const world = new World(hqFixture({ maps: over, ships: { A2: { out: true } } }))
    world.send('M', 'survival.setStatus', { ship: 'A1', status: 'left' })
    expect(world.send('H1', 'survival.roll', { ship: 'A1' }).code).toBe('E_SURV_STATE')
    expect(world.send('P1', 'hq.useSurvivalAid', { ship: 'A2', kind: 'plus1' }).code).toBe('E_ROLE')
    const running = new World(hqFixture({ ships: { A2: { out: true } } }))
    expect(running.send('H1', 'survival.roll', { ship: 'A2' }).code).toBe('E_SURV_STATE')
  })
})
