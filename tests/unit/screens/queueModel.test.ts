import { describe, expect, it } from 'vitest'
import { armiesFor, type ArmyLine } from '@/components/master/panels/armiesModel'
import { holdable } from '@/components/master/panels/holdModel'
import { gatherQueue, NOTICE_GRACE_MS, pressing, type QueueSources } from '@/components/master/queue/queueModel'
import { lineOf, nextLine, windowOf } from '@/components/master/desk/hoursModel'

const nothing: QueueSources = {
  diceRequests: {},
  battles: {},
  pendingOrders: {},
  papers: {},
  reminders: {},
  instructions: {},
  notices: {},
  gameTables: {},
  deferredReasons: {},
  claims: {},
  people: {},
}
const notice = (at: number, deliveredAt: number | null, readAt: number | null = null) => ({
  personId: 'rg',
  kind: 'courierResult',
  params: {},
  at,
  deliveredAt,
  readAt,
})

describe('the queue', () => {
  const from: QueueSources = {
    ...nothing,
    diceRequests: { d: { kind: 'rider.cross', dueAt: 50, bodyId: 'rc', notation: '3d6', purpose: 'courier.test', position: 0 } },
    notices: { n: notice(20, null) },
    reminders: {
      rung: { about: 'army', aboutId: 'horse', text: 'спросить', at: 30, byId: 'm', rangAt: 30 },
      later: { about: null, aboutId: null, text: 'потом', at: 900, byId: 'm', rangAt: null },
    },
    deferredReasons: { c1: { command: 'armies.adjust', subjectId: 'horse', byId: 'm', at: 1 } },
    claims: { 'throw/d': { kind: 'throw', itemId: 'd', byId: 'vera', at: 60 } },
  }

  it('EP-8: the longest waiting first, with who has taken it; EP-7: reasons are asked at the end', () => {
    const items = gatherQueue(from, 100)
    expect(items.map(({ kind, id, takenBy }) => [kind, id, takenBy])).toEqual([
      ['notice', 'n', null],
      ['reminder', 'rung', null],
      ['throw', 'd', 'vera'],
      ['reason', 'c1', null],
    ])
    expect(items[1]!.jump).toEqual({ armyId: 'horse' })
    expect(pressing(items)).toHaveLength(3)
  })

  it('EP-43: a notice on a phone becomes the master’s concern after a minute, one that reached none at once', () => {
    const notices = { fresh: notice(0, 1000), missed: notice(0, null), read: notice(0, 1, 2) }
    const at = (now: number) => gatherQueue({ ...nothing, notices }, now).map(({ id }) => id)
    expect(at(2000)).toEqual(['missed'])
    expect(at(1000 + NOTICE_GRACE_MS)).toEqual(['fresh', 'missed'])
  })
})

describe('EP-5: what can be held from the timeline', () => {
  it('the march or card that a moment belongs to; closing time belongs to nothing', () => {
    const moment = (kind: string, itemId: string) => ({ id: kind, kind, itemId, at: 1, params: {} })
    const marches = { m: {} as never }
    expect(holdable(moment('march.cross', 'm'), marches, {})).toEqual({ kind: 'march', id: 'm' })
    expect(holdable(moment('card.deadline', 'k'), marches, {})).toEqual({ kind: 'card', id: 'k' })
    expect(holdable(moment('hours.close', 'w'), marches, {})).toBeNull()
  })
})

describe('armies by state', () => {
  const army = (id: string, stateId: string, strength: number, status: ArmyLine['status'] = 'rest'): ArmyLine =>
    ({ id, name: id, stateId, sectorId: 'here', generalId: null, status, strength, position: 0 }) as unknown as ArmyLine
  const armies = [army('Гвардия', 'red', 3), army('Ёлка', 'blue', 7, 'march'), army('Драгуны', 'red', 5)]
  const names = { state: ({ stateId }: ArmyLine) => stateId, place: () => 'Надор', general: () => 'Гордей' }
  const ask = (part: object, held: string[] = []) =>
    armiesFor(armies, { text: '', stateId: null, status: null, sort: 'state', ...part }, new Set(held), names).map(({ id }) => id)

  it('are sorted, filtered by state and by what they do, and found by general or place', () => {
    expect(ask({ sort: 'strength' })).toEqual(['Ёлка', 'Драгуны', 'Гвардия'])
    expect(ask({ stateId: 'red', sort: 'name' })).toEqual(['Гвардия', 'Драгуны'])
    expect(ask({ status: 'held' }, ['Ёлка'])).toEqual(['Ёлка'])
    expect(ask({ status: 'march' }, ['Ёлка'])).toEqual([])
    expect(ask({ text: 'елка надор' })).toEqual(['Ёлка'])
    expect(ask({ text: 'гордей' })).toHaveLength(3)
  })
})

describe('EP-15: the form of opening hours', () => {
  it('closing before opening means the next day, across the month', () => {
    const window = windowOf({ day: '2026-05-31', opens: '18:00', closes: '1:00' })
    expect(window).toEqual({ opens: '2026-05-31 18:00', closes: '2026-06-01 01:00' })
    expect(lineOf(window!)).toEqual({ day: '2026-05-31', opens: '18:00', closes: '01:00' })
    expect(windowOf({ day: '2026-05-31', opens: '25:00', closes: '01:00' })).toBeNull()
    expect(nextLine({ day: '2026-05-31', opens: '10:00', closes: '22:00' }, '2026-01-01').day).toBe('2026-06-01')
  })
})
