import { describe, expect, test } from 'vitest'
import { rowsOf, World } from '../campaign/hqWorld'
import { draftOf, emptyCard, emptyWay, faultAt, faultsOf, found, freeWayId, type DeckRow } from '@/components/deck/deckModel'
import { deckCardOf } from '@/lib/scenario/cards/definition'
import { deckNames } from '@/lib/scenario/cards/plan'

const world = () => {
  const made = new World()
  const rows = (): DeckRow[] => Object.entries(rowsOf(made.state, 'cards', 'master')).map(([id, row]) => ({ ...row, id }))
  return { made, rows }
}
const crisis = () => ({
  ...emptyCard('crisis'),
  ...{ title: 'Туман', overcome: 'Зажечь маяки.', ifNot: { text: 'темно', effects: [] } },
  ways: [{ ...emptyWay('a'), text: 'Зажечь', cost: { energy: 1 } }],
})

describe('the editor of the deck', () => {
  test('a new card tells in words what each field still needs (HQ-CRI-1, HQ-CRI-2)', () => {
    const names = deckNames(world().made.state)
    const faults = faultsOf(emptyCard('crisis'), names)
    expect(faultAt(faults, 'title')?.code).toBe('empty')
    const named = faultsOf({ ...crisis(), overcome: '', ways: [emptyWay('a')] }, names)
    expect(faultAt(named, 'overcome')?.code).toBe('crisisOvercome')
    expect(faultAt(named, 'ways[0].cost')?.code).toBe('crisisCost')
    expect(faultAt(named, 'description')).toBeUndefined()
    expect(faultsOf(crisis(), names)).toEqual([])
  })

  test('HQ-PRO-4: a new prospect is everybody’s and has its two ways', () => {
    expect(emptyCard('prospect')).toMatchObject({ decision: 'collective', ways: [{ id: 'accept' }, { id: 'refuse' }], aggravation: null })
  })

  test('what the editor shows of a hidden card and saves untouched changes nothing', () => {
    const { made, rows } = world()
    const hidden = rows().filter(({ state }) => state === 'hidden')
    expect(hidden.length).toBeGreaterThan(0)
    for (const row of hidden) {
      const sent = made.send('M', 'hq.saveCard', { card: deckCardOf(draftOf(row)), version: row.version })
      expect(sent).toMatchObject({ code: null, patches: [], answer: { card: row.id, version: row.version } })
    }
  })

  test('an effect on defence and support at once becomes two lines', () => {
    const [row] = world().rows()
    const way = { ...row!.ways[0]!, effects: [{ t: 'camp' as const, defence: 1, support: -1 }] }
    expect(draftOf({ ...row!, ways: [way] }).ways[0]!.effects).toEqual([
      { t: 'camp', defence: 1 },
      { t: 'camp', support: -1 },
    ])
  })

  test('cards are found by title, key and text inside their group', () => {
    const { rows } = world()
    const all = rows()
    const hidden = found(all, 'hidden', '')
    expect(hidden.every(({ state }) => state === 'hidden')).toBe(true)
    expect(found(all, 'hidden', ` ${hidden[0]!.id.toUpperCase()} `).map(({ id }) => id)).toContain(hidden[0]!.id)
    expect(found(all, 'hidden', 'такого слова нет')).toEqual([])
  })

  test('one more way gets a free key', () => {
    expect(freeWayId([emptyWay('a'), emptyWay('c')])).toBe('b')
  })
})
