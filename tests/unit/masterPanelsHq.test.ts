import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hiddenGroups, speakersFor } from '@/components/master/panels/hq/cardGroups'
import { readDeadline } from '@/components/master/panels/hq/deadline'
import type { LiveRow } from '@/lib/live/client/hooks'

type Card = LiveRow<'cards'>
type Table = LiveRow<'gameTables'>
const minute = 60_000

const card = (id: string, over: Partial<Card> = {}): Card => ({
  id,
  kind: 'crisis',
  title: id,
  tableId: null,
  round: null,
  topic: 'other',
  description: '',
  overcome: '',
  ifNot: null,
  ways: [],
  aggravation: null,
  decision: 'personal',
  assigneeId: null,
  state: 'hidden',
  openedAt: null,
  due: null,
  untilEnd: false,
  aggravated: false,
  version: 1,
  position: 0,
  ...over,
})
const table = (id: string, round: number, state: Table['state'] = 'running'): Table => ({
  id,
  name: id,
  about: '',
  hostId: null,
  state,
  round,
  roundWithoutCard: null,
  stakes: [],
  sides: [],
  winner: null,
  position: 0,
})

describe('hidden cards', () => {
  it('HQ-TRG-2: stand by table and round, with what the next round brings; those of no table last', () => {
    const cards = [
      card('reserve'),
      card('b2', { tableId: 'b', round: 2 }),
      card('a3', { tableId: 'a', round: 3 }),
      card('a1', { tableId: 'a', round: 1 }),
      card('a2', { tableId: 'a', round: 2 }),
      card('a2too', { tableId: 'a', round: 2 }),
      card('open', { tableId: 'a', round: 2, state: 'open' }),
    ]
    const groups = hiddenGroups(cards, [table('a', 1), table('b', 2, 'finished')])
    expect(
      groups.map((group) => [group.table?.id, group.rounds.map((each) => [each.round, each.turn, each.cards.map(({ id }) => id)])]),
    ).toEqual([
      [
        'a',
        [
          [1, 'passed', ['a1']],
          [2, 'next', ['a2', 'a2too']],
          [3, 'later', ['a3']],
        ],
      ],
      ['b', [[2, 'passed', ['b2']]]],
      [undefined, [[null, 'byHand', ['reserve']]]],
    ])
  })

  it('loses no hidden card and shows no other', () => {
    const one = fc.record({
      tableId: fc.constantFrom(null, 'a', 'b', 'gone'),
      round: fc.constantFrom(null, 1, 2, 3),
      state: fc.constantFrom('hidden' as const, 'open' as const, 'withdrawn' as const),
    })
    fc.assert(
      fc.property(fc.array(one), (list) => {
        const cards = list.map((over, index) => card(`k${index}`, over))
        const shown = hiddenGroups(cards, [table('a', 1), table('b', 0)]).flatMap(({ rounds }) => rounds.flatMap((round) => round.cards))
        expect(shown.map(({ id }) => id).sort()).toEqual(
          cards
            .filter(({ state }) => state === 'hidden')
            .map(({ id }) => id)
            .sort(),
        )
      }),
    )
  })
})

describe('on behalf of a volunteer', () => {
  const volunteers = [
    { id: 'in', present: true },
    { id: 'too', present: true },
    { id: 'out', present: false },
  ]
  it('HQ-DEC-1: only those on watch; of a personal card with an assignee, he alone', () => {
    const ids = (over: Partial<Card>) => speakersFor(card('k', over), volunteers).map(({ id }) => id)
    expect(ids({})).toEqual(['in', 'too'])
    expect(ids({ assigneeId: 'too' })).toEqual(['too'])
    expect(ids({ assigneeId: 'out' })).toEqual([])
    expect(ids({ assigneeId: 'too', decision: 'collective' })).toEqual(['in', 'too'])
  })
})

describe('a deadline as typed', () => {
  const day = { startsAt: '14:00' }
  const read = (typed: string, due: number | null = 20 * minute, now = 10 * minute) => readDeadline(typed, { due, now, day })

  it('HQ-CRD-5: minutes count from the deadline in force, from now where there is none', () => {
    expect(read('+10')).toEqual({ ok: true, due: 30 * minute })
    expect(read('−5')).toEqual({ ok: true, due: 15 * minute })
    expect(read('- 5')).toEqual({ ok: true, due: 15 * minute })
    expect(read('+10', null)).toEqual({ ok: true, due: 20 * minute })
  })

  it('EP-15: a time of day is the nearest one, also over midnight', () => {
    expect(read('14:35')).toEqual({ ok: true, due: 35 * minute })
    expect(read('13:50')).toEqual({ ok: true, due: -10 * minute })
    expect(read('0:15', null, 9.9 * 60 * minute)).toEqual({ ok: true, due: 615 * minute })
  })

  it('says what it could not read', () => {
    expect(read('  ')).toEqual({ ok: false, why: 'empty' })
    for (const typed of ['14', '25:00', '14:75', 'через 5', '+', '5']) expect(read(typed), typed).toEqual({ ok: false, why: 'unreadable' })
  })
})
