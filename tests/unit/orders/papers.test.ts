import { describe, expect, it, test } from 'vitest'
import type { Json } from '@/lib/kernel/json'
import { Country, MINUTE, seen, set } from '../campaign/marchesTable'
import type { Role } from '@/lib/kernel/command'

type Data = { [key: string]: Json }

/** A country whose clock runs; helpers photograph, `master` enters. */
class Table extends Country {
  as(who: string, roles: Role[], type: string, data: Data, more: { as?: string; happenedAt?: number } = {}) {
    return this.give({ type, data, ...more }, { id: who, roles, system: false })
  }

  take(data: Data = { state: 'RED' }) {
    return (this.as('rg', ['host'], 'paper.take', data).answer as { paper: string }).paper
  }

  paper(id: string) {
    return this.state.papers[id]!
  }

  noticesOf(person: string) {
    return Object.values(this.state.notices).filter((notice) => notice.personId === person)
  }

  pending(status: string) {
    return Object.values(this.state.pendingOrders).filter((row) => row.status === status)
  }
}
const table = (...settings: [string, Json][]): Table => {
  const made = new Table()
  for (const [name, value] of settings) set(made, name, value)
  return made
}

describe('EP-2: the paper flood', () => {
  it('numbers and stamps a paper at the shutter, and only for who may photograph', () => {
    const t = table()
    t.minute(5)
    const first = t.take({ state: 'RED', takenAt: 3 * MINUTE })
    const second = t.take({ state: null })
    expect(t.paper(first)).toMatchObject({ number: 1, stampAt: 3 * MINUTE, at: 5 * MINUTE, stateId: 'RED', status: 'waiting', photo: null })
    expect(t.paper(second)).toMatchObject({ number: 2, stampAt: 5 * MINUTE, stateId: null })
    expect(t.as('rg', ['officer'], 'paper.take', { state: 'RED' }).error?.code).toBe('E_ROLE')
    expect(t.as('rg', ['host'], 'paper.take', { state: 'RED', takenAt: 90 * MINUTE }).answer).toMatchObject({ stampAt: 5 * MINUTE })
  })

  it('EP-1: an entered paper starts at its stamp, and what lies in the past happens at once and in order', () => {
    const t = table()
    t.minute(20)
    const paper = t.take({ state: 'RED', takenAt: 10 * MINUTE })
    const { error, answer } = t.as(
      'master',
      ['master'],
      'paper.enter',
      { paper, armies: ['horse'], to: 'B' },
      { as: 'rg', happenedAt: 10 * MINUTE },
    )
    expect(error).toBeNull()
    const { order } = answer as { order: string }
    expect(t.state.orders[order]).toMatchObject({ byId: 'rg', at: 20 * MINUTE, happenedAt: 10 * MINUTE })
    expect(t.paper(paper)).toMatchObject({ status: 'entered', orderIds: [order], authorId: 'rg' })
    const told = t.minute(20)
    expect(told.map((event) => event.type)).toContain('FlagCrossed')
    expect(t.state.armies.horse).toMatchObject({ sectorId: 'B', presentSince: 17.5 * MINUTE })
  })

  it('what breaks a rule is not refused but goes back to its author with the reason, and he is told', () => {
    const t = table()
    const paper = t.take()
    const result = t.as('master', ['master'], 'paper.enter', { paper, armies: ['horse'], to: 'D', text: 'в обход' }, { as: 'rg' })
    expect(result.error).toBeNull()
    expect(result.answer).toEqual({ returned: 'E_NOT_BORDERING' })
    expect(t.paper(paper)).toMatchObject({ status: 'returned', refusal: { code: 'E_NOT_BORDERING' }, authorId: 'rg', orderIds: [] })
    expect(t.march('horse')).toBeNull()
    expect(t.noticesOf('rg')).toMatchObject([{ kind: 'orderReturned', params: { code: 'E_NOT_BORDERING', paper: 1 } }])
    expect(t.code('master', 'paper.enter', { paper, armies: ['horse'], to: 'B' }, { as: 'rg' })).toBe('E_PAPER_CLOSED')
    expect(t.code('master', 'paper.reopen', { paper })).toBeNull()
    expect(t.code('master', 'paper.enter', { paper, armies: ['horse'], to: 'B' }, { as: 'rg' })).toBeNull()
  })

  it('EP-2: an order that its author may not give goes back too, by the author’s right and not the master’s', () => {
    const t = table()
    const paper = t.take()
    t.as('master', ['master'], 'paper.enter', { paper, armies: ['blue'], to: 'C' }, { as: 'rg' })
    expect(t.paper(paper).refusal?.code).toBe('E_NOT_AUTHORISED')
  })

  it('a master returns in his own words; players cannot touch papers', () => {
    const t = table()
    const paper = t.take()
    expect(t.code('rg', 'paper.return', { paper, reason: 'нет' })).toBe('E_ROLE')
    expect(t.code('rg', 'paper.enter', { paper, armies: ['horse'], to: 'B' })).toBe('E_ROLE')
    expect(t.code('master', 'paper.return', { paper, reason: 'не читается', author: 'rg' })).toBeNull()
    expect(t.noticesOf('rg')).toMatchObject([{ params: { reason: 'не читается', code: 'none' } }])
  })

  it('MB-INF-5: papers are for the master alone; a helper knows number and stamp of his own and nothing of what became of them', () => {
    const t = table()
    const paper = t.take()
    const before = t.rows('papers', 'person:rg')
    const entered = t.as('master', ['master'], 'paper.enter', { paper, armies: ['horse'], to: 'B' }, { as: 'ro' })
    expect(Object.keys(t.rows('papers', 'master'))).toEqual([paper])
    expect(t.rows('papers', 'person:rg')).toEqual(before)
    for (const audience of ['wall', 'hq', 'state:RED', 'state:BLUE', 'person:ro', 'person:bg']) {
      expect(t.rows('papers', audience)).toEqual({})
      expect(seen(entered.events, audience, t.state).filter((event) => event.type.startsWith('Paper'))).toEqual([])
    }
  })

  it('EP-8: the same paper typed in twice is one order that waits, also after it was reopened', () => {
    const t = table()
    const paper = t.take()
    const enter = (startAt: number) => t.code('master', 'paper.enter', { paper, armies: ['horse'], to: 'B', startAt }, { as: 'rg' })
    expect(enter(30 * MINUTE)).toBeNull()
    expect(enter(30 * MINUTE)).toBe('E_PAPER_TWICE')
    expect(t.code('master', 'paper.reopen', { paper })).toBeNull()
    expect(enter(30 * MINUTE)).toBe('E_PAPER_TWICE')
    expect(t.paper(paper).status).toBe('waiting')
    expect(enter(60 * MINUTE)).toBeNull()
    expect(t.pending('planned').map(({ startAt }) => startAt)).toEqual([30 * MINUTE, 60 * MINUTE])
  })

  it('EP-7: officers stand where their army stands, also when a master puts it elsewhere', () => {
    const t = table()
    const officers = () => Object.values(t.state.officers).filter(({ armyId }) => armyId === 'horse')
    expect(officers().length).toBeGreaterThan(0)
    t.order('master', 'armies.adjust', { id: 'horse', set: { sectorId: 'D' }, reason: 'moved by hand' })
    expect(officers().map(({ sectorId }) => sectorId)).toEqual(officers().map(() => 'D'))
  })

  it('EP-2: taken before the clock runs, an order starts with it', () => {
    const t = table()
    const paper = t.take()
    t.as('master', ['master'], 'paper.enter', { paper, armies: ['horse'], to: 'B' }, { as: 'rg' })
    expect(t.march('horse')).toMatchObject({ startAt: 0, crossed: false })
  })
})

describe('MB-MAP-9: a part is sent off by the order itself', () => {
  it('splits off and marches; the rest stays; nothing is lost or made', () => {
    const t = table()
    const units = Object.keys(t.state.units).sort()
    const { answer } = t.order('rg', 'army.march', { parts: [{ army: 'foot', units: ['f1', 'f3'], officers: ['ro'] }], to: 'B' })
    const march = Object.values(t.state.marches)[0]!
    expect(t.state.orders[(answer as { order: string }).order]!.armyIds).toEqual([march.armyId])
    expect(march.armyId).not.toBe('foot')
    expect(t.march('foot')).toBeNull()
    expect(
      Object.values(t.state.units)
        .filter((unit) => unit.armyId === march.armyId)
        .map((unit) => unit.id)
        .sort(),
    ).toEqual(['f1', 'f3'])
    expect(t.state.officers.ro!.armyId).toBe(march.armyId)
    expect(Object.keys(t.state.units).sort()).toEqual(units)
  })

  it('MB-MAP-6: a part has the pace of its own slowest unit, and so has the rest', () => {
    const t = table()
    expect(t.code('bg', 'army.march', { parts: [{ army: 'blue', units: ['b2'] }], to: 'C', minutes: 14 })).toBe('E_TOO_FAST')
    expect(
      t.code('bg', 'army.march', {
        armies: ['blue'],
        parts: [
          { army: 'blue', units: ['b2'] },
          { army: 'blue', units: ['b3'] },
        ],
        to: 'C',
      }),
    ).toBeNull()
    const minutes = Object.values(t.state.marches).map((march) => march.durationMs / MINUTE)
    expect(minutes.sort((a, b) => a - b)).toEqual([15, 30, 60])
  })

  test.each([
    [[{ army: 'horse', units: ['h1', 'h2'] }], 'E_BAD_SPLIT'],
    [[{ army: 'horse', units: ['f1'] }], 'E_BAD_SPLIT'],
    [
      [
        { army: 'horse', units: ['h1'] },
        { army: 'horse', units: ['h1'] },
      ],
      'E_BAD_SPLIT',
    ],
    [
      [
        { army: 'horse', units: ['h1'] },
        { army: 'horse', units: ['h2'] },
      ],
      'E_BAD_SPLIT',
    ],
    [[{ army: 'nothing', units: ['h1'] }], 'E_NO_ARMY'],
    [[{ army: 'blue', units: ['b1'] }], 'E_NOT_AUTHORISED'],
  ])('%j: %s, and nothing changes', (parts, code) => {
    const t = table()
    const before = t.state
    expect(t.code('rg', 'army.march', { parts, to: 'B' })).toBe(code)
    expect(t.state).toEqual(before)
  })
})

describe('EP-2: orders that start later', () => {
  it('«выступить в 15:00»: waits, stands in the timeline, starts by the clock', () => {
    const t = table()
    const { answer } = t.order('rg', 'army.march', { armies: ['horse'], to: 'B', startAt: 10 * MINUTE })
    expect(answer).toHaveProperty('pending')
    expect(t.march('horse')).toBeNull()
    expect(Object.values(t.rows('timeline', 'master'))).toMatchObject([{ kind: 'order.start', at: 10 * MINUTE }])
    t.minute(10)
    expect(t.march('horse')).toMatchObject({ startAt: 10 * MINUTE })
    expect(t.pending('started')).toHaveLength(1)
  })

  it('MB-MAP-11: who arrives at the instant may set off at it; who is still on the way then is sent back to the author', () => {
    const t = table()
    t.order('rg', 'army.march', { armies: ['horse', 'foot'], to: 'B' })
    t.order('rg', 'army.march', { armies: ['horse'], to: 'C', startAt: 15 * MINUTE })
    t.order('rg', 'army.march', { armies: ['foot'], to: 'C', startAt: 15 * MINUTE })
    t.minute(15)
    expect(t.march('horse')).toMatchObject({ fromId: 'B', toId: 'C', startAt: 15 * MINUTE })
    expect(t.pending('returned')).toMatchObject([{ armyIds: ['foot'], refusal: { code: 'E_MARCHING' } }])
    expect(t.noticesOf('rg')).toMatchObject([{ params: { code: 'E_MARCHING' } }])
  })

  it('is known to its giver and the master alone; the giver may take it back, others not even know of it (MB-INF-5, MB-INF-11)', () => {
    const t = table()
    const { answer } = t.order('rg', 'army.march', { armies: ['horse'], to: 'B', startAt: 10 * MINUTE, text: 'тайно' })
    const { pending } = answer as { pending: string }
    for (const audience of ['wall', 'state:RED', 'person:ro', 'person:bg', 'hq']) expect(t.rows('pendingOrders', audience)).toEqual({})
    expect(Object.keys(t.rows('pendingOrders', 'person:rg'))).toEqual([pending])
    expect(t.code('bg', 'order.withdraw', { order: pending })).toBe(t.code('bg', 'order.withdraw', { order: 'made-up' }))
    expect(t.code('rg', 'order.withdraw', { order: pending })).toBeNull()
    t.minute(20)
    expect(t.march('horse')).toBeNull()
  })
})

describe('orders.acceptance: master', () => {
  it('a player’s order waits for a master, who accepts it in the player’s name', () => {
    const t = table(['orders.acceptance', 'master'])
    const { answer } = t.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    const { pending } = answer as { pending: string }
    expect(t.march('horse')).toBeNull()
    expect(t.rows('pendingOrders', 'person:rg')[pending]).toMatchObject({ status: 'inbox' })
    t.minute(7)
    expect(t.code('rg', 'order.accept', { order: pending })).toBe('E_ROLE')
    expect(t.code('master', 'order.accept', { order: pending }, { happenedAt: 2 * MINUTE })).toBeNull()
    expect(t.march('horse')).toMatchObject({ startAt: 2 * MINUTE })
    expect(Object.values(t.state.orders)).toMatchObject([{ byId: 'rg' }])
    expect(t.code('master', 'order.accept', { order: pending })).toBe('E_UNKNOWN')
  })

  it('what breaks a rule by then goes back; what breaks one at once is refused to the player himself', () => {
    const t = table(['orders.acceptance', 'master'])
    expect(t.code('rg', 'army.march', { armies: ['horse'], to: 'D' })).toBe('E_NOT_BORDERING')
    const first = t.order('rg', 'army.march', { armies: ['horse'], to: 'B' }).answer as { pending: string }
    const second = t.order('ro', 'army.march', { armies: ['horse'], to: 'B' }).answer as { pending: string }
    t.order('master', 'order.accept', { order: first.pending })
    t.order('master', 'order.accept', { order: second.pending })
    expect(t.state.pendingOrders[second.pending]).toMatchObject({ status: 'returned', refusal: { code: 'E_MARCHING' } })
    expect(t.noticesOf('ro')).toHaveLength(1)
  })

  it('a master’s own orders and those he gives for others need no acceptance', () => {
    const t = table(['orders.acceptance', 'master'])
    expect(t.order('master', 'army.march', { armies: ['horse'], to: 'B' }, { as: 'rg' }).answer).toHaveProperty('order')
  })
})

describe('routes of armies', () => {
  it('MB-MAP-12, MB-AMB-11: legs follow without pause, each as long as its pace; refused unless the campaign queues them', () => {
    const t = table()
    expect(t.code('rg', 'army.march', { armies: ['horse'], route: ['B', 'E'] })).toBe('E_NOT_AVAILABLE')
    set(t, 'campaign.queueArmyOrders', true)
    t.order('rg', 'army.march', { armies: ['horse'], route: ['B', 'E'], text: 'если занято, отойти' })
    t.minute(15)
    expect(t.march('horse')).toMatchObject({ fromId: 'B', toId: 'E', startAt: 15 * MINUTE, crossed: false })
    t.minute(29)
    expect(t.state.instructions).toEqual({})
    t.minute(30)
    expect(t.march('horse')).toBeNull()
    expect(t.state.armies.horse!.sectorId).toBe('E')
    // EP-3: the rest of the order is shown on arrival, to the master alone.
    expect(Object.values(t.rows('instructions', 'master'))).toMatchObject([
      { armyId: 'horse', sectorId: 'E', text: 'если занято, отойти', doneAt: null },
    ])
    for (const audience of ['wall', 'state:RED', 'person:rg']) expect(t.rows('instructions', audience)).toEqual({})
    const [id] = Object.keys(t.state.instructions)
    expect(t.code('rg', 'order.instructionDone', { instruction: id! })).toBe('E_ROLE')
    expect(t.code('master', 'order.instructionDone', { instruction: id! })).toBeNull()
    expect(t.code('master', 'order.instructionDone', { instruction: id! })).toBe('E_UNKNOWN')
  })

  it('EP-1, MB-MAP-4: nobody is backdated into his last march, so nobody gets faster than his arm', () => {
    const t = table()
    t.order('rg', 'army.march', { armies: ['horse'], to: 'B' })
    t.minute(20)
    const back = (at: number) => t.code('master', 'army.march', { armies: ['horse'], to: 'C' }, { happenedAt: at * MINUTE })
    expect(back(10)).toBe('E_HAPPENED_AT')
    expect(back(15)).toBeNull()
    t.minute(23)
    expect(t.state.armies.horse).toMatchObject({ sectorId: 'C', presentSince: 22.5 * MINUTE })
  })

  it('MB-AMB-8: with splitOnMarch the parts of a marching army keep start, target, route and duration', () => {
    const t = table(['campaign.splitOnMarch', true], ['campaign.queueArmyOrders', true])
    t.order('rg', 'army.march', { armies: ['foot'], route: ['B', 'C'], minutes: 40 })
    t.minute(5)
    const { answer } = t.order('rg', 'army.split', { army: 'foot', units: ['f1'] })
    const { army } = answer as { army: string }
    const { id: _own, armyId: _army, ...same } = t.march('foot')!
    expect(t.march(army)).toMatchObject(same)
    t.minute(80)
    expect([t.state.armies.foot!.sectorId, t.state.armies[army]!.sectorId]).toEqual(['C', 'C'])
  })
})
