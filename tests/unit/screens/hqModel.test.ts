import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { arcsOf, bandOf, gaugeShare, readBands } from '@/components/hq/gauge'
import { defaultGaugeBands } from '@/lib/campaign/settings/gauge'
import { aggravationObstacle, quorumOf, wayObstacle } from '@/components/hq/mayAct'
import { gainsOf, paymentsOf, shortPools } from '@/components/hq/payment'
import { byUrgency, ownWords, timeLeftShare, urgencyOf, type OpenCard } from '@/components/hq/urgency'

const minute = 60_000

function card(over: Partial<OpenCard>): OpenCard {
  return {
    id: 'k',
    kind: 'crisis',
    title: 'K',
    tableId: null,
    round: null,
    topic: 'other',
    description: '',
    overcome: '',
    ifNot: null,
    ways: [{ id: 'a', text: 'a', cost: { energy: 5, bchs: 1 }, short: [], requirement: null, effects: [], consequence: '' }],
    aggravation: null,
    decision: 'personal',
    assigneeId: null,
    state: 'open',
    openedAt: 0,
    due: 20 * minute,
    untilEnd: false,
    aggravated: false,
    version: 1,
    position: 0,
    ...over,
  }
}

describe('urgency of cards', () => {
  it('HQ-CRD-3: burns in the last four minutes, soon in the last ten, and the end of the event is no hurry', () => {
    expect(urgencyOf(card({}), 16 * minute + 1)).toBe('burning')
    expect(urgencyOf(card({}), 16 * minute)).toBe('soon')
    expect(urgencyOf(card({}), 10 * minute)).toBe('later')
    expect(urgencyOf(card({ untilEnd: true, due: null }), 10 * minute)).toBe('untilEnd')
  })

  it('HQ-PRO-1: at the same deadline a crisis stands before a prospect; what has no deadline stands last', () => {
    const cards = [
      card({ id: 'end', due: null, untilEnd: true }),
      card({ id: 'prospect', kind: 'prospect', due: 5 * minute }),
      card({ id: 'crisis', due: 5 * minute, position: 9 }),
      card({ id: 'first', due: 4 * minute, position: 10 }),
    ]
    expect(byUrgency(cards).map(({ id }) => id)).toEqual(['first', 'crisis', 'prospect', 'end'])
  })

  it('the order of cards does not depend on the order in which they came', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id, position) => card({ id, due: position % 2 ? null : 7 * minute, position: 3 }))
    fc.assert(
      fc.property(fc.shuffledSubarray(cards, { minLength: 4 }), (mixed) => {
        expect(byUrgency(mixed)).toEqual(byUrgency(cards))
      }),
    )
  })

  it('the share of time left runs from one to nought and stays inside', () => {
    expect(timeLeftShare(card({}), 5 * minute)).toBe(0.75)
    expect(timeLeftShare(card({}), 21 * minute)).toBe(0)
    expect(timeLeftShare(card({ untilEnd: true, due: null }), 0)).toBeNull()
  })
})

describe('the field «как преодолеть»', () => {
  const way = card({}).ways[0]!
  it('HQ-CRI-1: is told once: by the ways where they say it all, by itself where it says more', () => {
    expect(ownWords({ overcome: 'Подписать вслепую.', ways: [{ ...way, text: 'Подписать вслепую' }] })).toBeNull()
    expect(
      ownWords({
        overcome: 'а) Вырезать этаж. б) Выжечь дотла.',
        ways: [
          { ...way, text: 'Вырезать этаж' },
          { ...way, text: 'Выжечь дотла' },
        ],
      }),
    ).toBeNull()
    expect(ownWords({ overcome: 'Закон Ома и терпение', ways: [{ ...way, text: 'Заплатить' }] })).toBe('Закон Ома и терпение')
    expect(ownWords({ overcome: '', ways: [way] })).toBeNull()
  })
})

describe('payments', () => {
  const pools = { energy: 20, resources: 1, bchs: 6 }

  it('HQ-RES-6: lists every short pool in the order Energy, Resources, БЧС', () => {
    expect(shortPools({ bchs: 7, resources: 2 }, pools).map(({ pool, cost, have }) => [pool, cost, have])).toEqual([
      ['resources', 2, 1],
      ['bchs', 7, 6],
    ])
    expect(shortPools({ energy: 20 }, pools)).toEqual([])
  })

  it('tells what is left after paying', () => {
    expect(paymentsOf({ energy: 5, bchs: 1, resources: 0 }, pools)).toEqual([
      { pool: 'energy', cost: 5, have: 20, after: 15 },
      { pool: 'bchs', cost: 1, have: 6, after: 5 },
    ])
    expect(paymentsOf(null, pools)).toEqual([])
  })

  it('sums what a card brings by pool and leaves out what cancels out', () => {
    expect(
      gainsOf([
        { t: 'pool', pool: 'bchs', delta: 1 },
        { t: 'pool', pool: 'energy', delta: 2 },
        { t: 'camp' },
        { t: 'pool', pool: 'energy', delta: 4 },
        { t: 'pool', pool: 'resources', delta: 1 },
        { t: 'pool', pool: 'resources', delta: -1 },
      ]),
    ).toEqual([
      { pool: 'energy', delta: 6 },
      { pool: 'bchs', delta: 1 },
    ])
  })
})

describe('БЧСометр', () => {
  it('HQ-RES-10: bands lie above two thirds, above one third, above nought', () => {
    expect([9, 7, 6, 4, 3, 1, 0].map((value) => bandOf(defaultGaugeBands, value, 9))).toEqual([0, 0, 1, 1, 2, 2, 3])
    expect(bandOf(defaultGaugeBands, 12, 9)).toBe(0)
    expect(bandOf([], 12, 9)).toBeNull()
  })

  it('bchs.bands: the dial has an arc for each band with a width, from full to empty, none over another', () => {
    const arcs = arcsOf(defaultGaugeBands)
    expect(arcs.map(({ place }) => place)).toEqual([0, 1, 2])
    expect(arcs.every(({ from, to }, index) => from < to && (index === 0 || to < arcs[index - 1]!.from))).toBe(true)
    const halves = readBands([
      { name: 'есть', above: '1/2', tone: 'calm' },
      { name: 'мало', above: null, tone: 'lost' },
    ])
    expect([10, 6, 5, 0].map((value) => bandOf(halves, value, 10))).toEqual([0, 0, 1, 1])
    expect(readBands([{ name: 'одна', above: null, tone: 'calm' }])).toEqual([])
  })

  it('the needle stays on the scale', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), (value, start) => {
        const share = gaugeShare(value, start)
        expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })
})

describe('who may act', () => {
  const volunteer = { personId: 'v1', roles: ['volunteer' as const], present: true }
  const ready = { me: volunteer, clockRuns: true, wordOpen: false, present: 5 }
  const way = card({}).ways[0]!

  it('HQ-ROL-2: only a volunteer on watch decides, and only while the clock runs', () => {
    expect(wayObstacle(card({}), way, ready)).toBeNull()
    expect(wayObstacle(card({}), way, { ...ready, me: null })).toBe('readOnly')
    expect(wayObstacle(card({}), way, { ...ready, me: { ...volunteer, roles: ['master'] } })).toBe('readOnly')
    expect(wayObstacle(card({}), way, { ...ready, me: { ...volunteer, present: false } })).toBe('notPresent')
    expect(wayObstacle(card({}), way, { ...ready, clockRuns: false })).toBe('clock')
  })

  it('HQ-DEC-1: a card with an assignee is his alone', () => {
    expect(wayObstacle(card({ assigneeId: 'v4' }), way, ready)).toBe('assignee')
    expect(wayObstacle(card({ assigneeId: 'v1' }), way, ready)).toBeNull()
  })

  it('HQ-CRI-3, HQ-RES-6: a requirement comes before a shortage', () => {
    const costly = { ...way, short: ['bchs' as const], requirement: { text: 'врач', fulfilled: false } }
    expect(wayObstacle(card({}), costly, ready)).toBe('requirement')
    expect(wayObstacle(card({}), { ...costly, requirement: { text: 'врач', fulfilled: true } }, ready)).toBe('short')
  })

  it('HQ-DEC-4, -6: no second announcement, and no chorus of one', () => {
    const collective = card({ decision: 'collective' })
    expect(wayObstacle(collective, way, { ...ready, wordOpen: true })).toBe('wordOpen')
    expect(wayObstacle(collective, way, { ...ready, present: 1 })).toBe('alone')
    expect(wayObstacle(card({}), way, { ...ready, wordOpen: true, present: 1 })).toBeNull()
  })

  it('HQ-CRI-8, -9: aggravating by choice asks for the same people and its own cost', () => {
    expect(aggravationObstacle(card({}), false, ready)).toBeNull()
    expect(aggravationObstacle(card({}), true, ready)).toBe('short')
    expect(aggravationObstacle(card({ decision: 'collective' }), false, { ...ready, wordOpen: true })).toBe('wordOpen')
  })

  it('HQ-DEC-4: quorum of 1…8 present', () => {
    expect([2, 3, 4, 5, 6, 7, 8].map((present) => quorumOf(present, 2))).toEqual([2, 2, 3, 3, 4, 4, 5])
  })
})
