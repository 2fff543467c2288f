import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byNeed, noticeState, type NoticeRow } from '@/components/master/panels/noticesModel'
import { inGroup, whereIs } from '@/components/master/panels/peopleGroups'
import { countKinds, inOrderOfTime, momentKind, ofKinds, targetOf, type MomentRow } from '@/components/master/panels/timelineModel'
import type { PersonRow } from '@/components/people/search'
import { registry } from '@/lib/campaign/registry'
import type { MarchRow } from '@/lib/campaign/viewRows'
import en from '@/lib/i18n/messages/en/masterPanels.json'
import ru from '@/lib/i18n/messages/ru/masterPanels.json'

const moment = (kind: string, at: number, itemId = 'x'): MomentRow => ({ id: `due:${kind}:${itemId}:${at}`, kind, itemId, at, params: {} })

const march: MarchRow = {
  armyId: 'army',
  officerId: null,
  fromId: 'here',
  toId: 'there',
  rest: [],
  startAt: 0,
  crossAt: 10,
  arriveAt: 20,
  crossed: false,
  orderNumber: 1,
}

describe('everything to come', () => {
  it('MB-MAP-14: at one instant arrivals stand before crossings, cards and the word', () => {
    const rows = ['word.window', 'card.deadline', 'rider.cross', 'march.arrive'].map((kind) => moment(kind, 7))
    expect(inOrderOfTime([...rows, moment('card.deadline', 6, 'early')]).map(({ kind, itemId }) => `${kind} ${itemId}`)).toEqual([
      'card.deadline early',
      'march.arrive x',
      'rider.cross x',
      'card.deadline x',
      'word.window x',
    ])
  })

  it('stands in order of time whatever order the rows come in', () => {
    const row = fc.record({
      kind: fc.constantFrom('march.arrive', 'march.cross', 'card.deadline', 'unheard.of'),
      at: fc.nat(50),
      itemId: fc.string({ minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const moments = rows.map(({ kind, at, itemId }) => moment(kind, at, itemId))
        const ordered = inOrderOfTime(moments)
        expect(ordered.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).sort((a, b) => a - b))
        expect(inOrderOfTime([...moments].reverse()).map(({ id }) => id)).toEqual(ordered.map(({ id }) => id))
      }),
    )
  })

  it('counts and filters by kind; none chosen, or a chosen one that has run out, shows all', () => {
    const rows = [moment('march.cross', 1), moment('rider.cross', 2), moment('card.deadline', 3), moment('unheard.of', 4)]
    expect(countKinds(rows)).toEqual([
      { kind: 'crossing', n: 2 },
      { kind: 'card', n: 1 },
      { kind: 'other', n: 1 },
    ])
    expect(ofKinds(rows, ['crossing']).map(({ at }) => at)).toEqual([1, 2])
    expect(ofKinds(rows, [])).toHaveLength(4)
    expect(ofKinds(rows, ['word'])).toHaveLength(4)
    expect(ofKinds(rows, ['word', 'card']).map(({ at }) => at)).toEqual([3])
  })

  it('jumps to the army, to the territory of a lone rider, to the card', () => {
    const rider = { ...march, armyId: null, officerId: 'rider' }
    const marches = { army: march, rider, beyond: { ...rider, crossed: true } }
    const word = {
      w: {
        ...{ byId: 'v', byName: 'V', subject: { s: 'aggravate' as const, cardId: 'k' }, cardId: 'k', cardTitle: 'K' },
        ...{ wayId: null, wayText: '', cost: {}, at: 0, ends: 9, quorum: 2, words: [] },
      },
    }
    expect(targetOf(moment('march.arrive', 1, 'army'), marches, word)).toEqual({ armyId: 'army' })
    expect(targetOf(moment('rider.cross', 1, 'rider'), marches, word)).toEqual({ sectorId: 'here' })
    expect(targetOf(moment('march.arrive', 1, 'beyond'), marches, word)).toEqual({ sectorId: 'there' })
    expect(targetOf(moment('card.deadline', 1, 'k'), marches, word)).toEqual({ cardId: 'k' })
    expect(targetOf(moment('word.window', 1, 'w'), marches, word)).toEqual({ cardId: 'k' })
    expect(targetOf(moment('unheard.of', 1, 'w'), marches, word)).toBeNull()
  })

  it('has a kind and a sentence in both languages for everything that can fall due', () => {
    const leaf = (catalogue: unknown, key: string) =>
      key.split('.').reduce((level, part) => (level as Record<string, unknown> | undefined)?.[part], catalogue)
    for (const kind of Object.keys(registry.due)) {
      expect(momentKind({ kind }), kind).not.toBe('other')
      expect(leaf(ru.moment, kind), kind).toBeTypeOf('string')
      expect(leaf(en.moment, kind), kind).toBeTypeOf('string')
    }
  })
})

describe('notices', () => {
  const notice = (id: string, at: number, deliveredAt: number | null, readAt: number | null): NoticeRow => ({
    id,
    personId: 'p',
    kind: 'courierSeized',
    params: {},
    at,
    deliveredAt,
    readAt,
  })

  it('EP-43: unread ones come first, the longest waiting on top, read ones newest first', () => {
    const rows = [notice('readOld', 1, 2, 3), notice('new', 9, null, null), notice('readNew', 8, 8, 8), notice('old', 4, 5, null)]
    expect(byNeed(rows).map(({ id }) => id)).toEqual(['old', 'new', 'readNew', 'readOld'])
    expect(rows.map(noticeState)).toEqual(['read', 'waiting', 'read', 'delivered'])
  })
})

describe('people at hand', () => {
  const person: PersonRow = {
    id: 'p',
    character: 'P',
    roles: ['officer'],
    present: false,
    stateId: null,
    player: null,
    nickname: null,
    left: false,
    officer: { rank: 'general', armyId: null, sectorId: 'here', horse: 'fit', status: 'free' },
    position: 0,
  }

  it('tells who is on watch and who is an officer', () => {
    expect(inGroup(person, 'officers')).toBe(true)
    expect(inGroup(person, 'onWatch')).toBe(false)
    expect(inGroup({ ...person, officer: null, present: true }, 'onWatch')).toBe(true)
    expect(inGroup({ ...person, officer: null }, 'officers')).toBe(false)
    expect(inGroup({ ...person, officer: null }, 'all')).toBe(true)
  })

  it('finds an officer with his army, or alone on his territory', () => {
    expect(whereIs(person.officer!)).toEqual({ sectorId: 'here' })
    expect(whereIs({ ...person.officer!, armyId: 'army' })).toEqual({ armyId: 'army' })
  })
})
