import { describe, expect, test } from 'vitest'
import { deckCardOf, definitionOf } from '@/lib/scenario/cards/definition'
import { planImport } from '@/lib/scenario/cards/plan'
import { readSheet, writeSheet } from '@/lib/scenario/cards/sheet'
import { rowsOf, seenBy, World } from './hqWorld'

const way = (id: string, cost: object, effects: object[] = []) => ({ id, text: id, cost, requirement: null, effects, consequence: '' })
const crisis = (extra: object = {}) => ({
  kind: 'crisis',
  title: 'Туман',
  description: 'Ничего не видно.',
  overcome: 'Зажечь маяки.',
  ifNot: { text: 'темно', effects: [] },
  ways: [way('a', { energy: 1 })],
  decision: 'personal',
  deadline: { kind: 'timer', minutes: 10 },
  ...extra,
})
const saved = (world: World, card: object = crisis()): string => {
  const { answer, code } = world.send('M', 'hq.saveCard', { card })
  expect(code).toBeNull()
  return (answer as { card: string }).card
}
const hiddenId = (world: World): string => Object.values(world.state.cards).find(({ state }) => state === 'hidden')!.id

describe('the deck in the master’s hands', () => {
  test('HQ-TRG-4: a master prepares a card before and during play; it is hidden until something brings it', () => {
    const world = new World()
    const id = saved(world, crisis({ reserve: 3 }))
    expect(world.state.cards[id]).toMatchObject({ state: 'hidden', reserve: 3, version: 1, openedAt: null })
    expect(world.send('M', 'hq.issueCard', { card: id }).code).toBeNull()
    expect(world.state.cards[id]!.state).toBe('open')
  })

  test('only masters edit, and only what nobody has seen', () => {
    const world = new World()
    const id = saved(world)
    expect(world.send('V1', 'hq.saveCard', { card: crisis() }).code).toBe('E_ROLE')
    expect(world.send('V1', 'hq.deleteCard', { card: id }).code).toBe('E_UNKNOWN')
    expect(world.send('V1', 'hq.duplicateCard', { card: 'K1' }).code).toBe('E_ROLE')
    expect(world.send('V1', 'hq.importCards', { cards: [{ card: crisis({ id: 'n' }), version: null }] }).code).toBe('E_ROLE')
    const open = world.state.cards.K1!
    expect(open.state).toBe('open')
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id: 'K1' }), version: open.version }).code).toBe('E_CARD_STATE')
    expect(world.send('M', 'hq.deleteCard', { card: 'K1' }).code).toBe('E_CARD_STATE')
  })

  test('the key of a way may change while no record knows it; a way that was announced keeps its key', () => {
    const world = new World()
    const id = saved(world, crisis({ decision: 'collective', ways: [way('a', { energy: 1 }), way('b', { energy: 2 })] }))
    const again = (ways: object[]) =>
      world.send('M', 'hq.saveCard', { card: crisis({ id, decision: 'collective', ways }), version: world.state.cards[id]!.version })
    expect(again([way('go', { energy: 1 }), way('b', { energy: 2 })]).code).toBeNull()
    expect(world.state.cards[id]!.ways.map((one) => one.id)).toEqual(['go', 'b'])
    world.send('M', 'hq.issueCard', { card: id })
    const { announcement } = world.send('V1', 'hq.announce', { subject: { s: 'card', cardId: id, wayId: 'b' } }).answer as {
      announcement: string
    }
    world.send('V1', 'hq.cancelAnnouncement', { announcement })
    // The issue of the card is taken back: it is hidden again, and the record of the announcement stays.
    const card = world.state.cards[id]!
    world.state = { ...world.state, cards: { ...world.state.cards, [id]: { ...card, state: 'hidden', openedAt: null, due: null } } }
    expect(again([way('go', { energy: 1 }), way('c', { energy: 2 })])).toMatchObject({ code: 'E_WAY_REFERRED', params: { way: 'b' } })
    const imported = crisis({ id, decision: 'collective', ways: [way('go', { energy: 1 })] })
    const version = world.state.cards[id]!.version
    expect(world.send('M', 'hq.importCards', { cards: [{ card: imported, version }] }).code).toBe('E_WAY_REFERRED')
    expect(again([way('first', { energy: 1 }), way('b', { energy: 2 })]).code).toBeNull()
  })

  test('two masters edit one card: the second is told, and nothing is lost', () => {
    const world = new World()
    const id = saved(world)
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id, title: 'Мгла' }), version: 1 }).types).toEqual(['DeckCardSaved'])
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id, title: 'Дым' }), version: 1 })).toMatchObject({
      code: 'E_STALE',
      params: { version: 2 },
    })
    expect(world.state.cards[id]).toMatchObject({ title: 'Мгла', version: 2 })
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id, title: 'Мгла' }), version: 2 }).patches).toEqual([])
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id }) }).code).toBe('E_CARD_STATE')
    world.send('M', 'hq.deleteCard', { card: id, version: 2 })
    expect(world.send('M', 'hq.saveCard', { card: crisis({ id }), version: 2 }).code).toBe('E_UNKNOWN')
  })

  test('HQ-CRI-2, HQ-PRO-4, HQ-TRG-2, HQ-DEC-1: what no deck may hold', () => {
    const world = new World()
    const code = (extra: object) => world.send('M', 'hq.saveCard', { card: crisis(extra) }).code
    expect(code({ ways: [way('a', {})] })).toBe('E_CARD_COST')
    expect(code({ kind: 'prospect' })).toBe('E_MODE')
    expect(code({ round: 1 })).toBe('E_CARD_PLAN')
    expect(code({ round: 1, map: Object.keys(world.state.gameTables)[0], reserve: 1 })).toBe('E_CARD_PLAN')
    expect(code({ decision: 'collective', assignee: 'V1' })).toBe('E_MODE')
    expect(code({ map: 'нет' })).toBe('E_UNKNOWN')
    expect(code({ ways: [way('a', { energy: 1 }, [{ t: 'issue', cardId: 'нет' }])] })).toBe('E_UNKNOWN')
    expect(code({ ways: [way('a', { energy: 1 }, [{ t: 'grant', aid: 'cp', n: 1, map: 'нет' }])] })).toBe('E_UNKNOWN')
  })

  test('a card that something brings is not deleted; a copy is hidden and outside the plan', () => {
    const world = new World()
    const id = saved(world)
    const bringer = saved(world, crisis({ title: 'Маяк', ways: [way('a', { energy: 1 }, [{ t: 'issue', cardId: id }])] }))
    expect(world.send('M', 'hq.deleteCard', { card: id })).toMatchObject({ code: 'E_CARD_REFERRED', params: { by: 'Маяк' } })
    expect(world.send('M', 'hq.deleteCard', { card: bringer }).code).toBeNull()
    world.send('M', 'hq.planOpening', { card: id, at: 60_000 })
    expect(world.send('M', 'hq.deleteCard', { card: id }).code).toBe('E_CARD_REFERRED')
    const { answer } = world.send('M', 'hq.duplicateCard', { card: 'K1' })
    const copy = world.state.cards[(answer as { card: string }).card]!
    expect(copy).toMatchObject({ title: world.state.cards.K1!.title, state: 'hidden', round: null, reserve: null, version: 1, due: null })
  })

  test('HQ-VIS-1: HQ learns nothing of the deck', () => {
    const world = new World()
    const before = JSON.stringify(rowsOf(world.state, 'cards', 'hq'))
    const sent = world.send('M', 'hq.saveCard', { card: crisis() })
    expect(seenBy(sent.events, 'master', world.state)).toEqual(['DeckCardSaved'])
    for (const audience of ['hq', 'wall', 'person:V1', 'person:H1']) expect(seenBy(sent.events, audience, world.state)).toEqual([null])
    expect(JSON.stringify(rowsOf(world.state, 'cards', 'hq'))).toBe(before)
    expect(before).not.toContain('"plan"')
    expect(JSON.stringify(rowsOf(world.state, 'cards', 'master'))).toContain('"plan"')
  })
})

describe('a deck out of a spreadsheet', () => {
  const sheetOf = (world: World) => writeSheet(Object.values(world.state.cards).map(definitionOf))

  test('what was exported changes nothing when it comes back', () => {
    const world = new World()
    const plan = planImport(world.state, readSheet(sheetOf(world)), 'sheet')
    expect(plan).toEqual({ faults: [], added: [], changed: [], same: Object.keys(world.state.cards).length })
  })

  test('cards are merged by their key: new ones come, named ones change, others stay', () => {
    const world = new World()
    const first = saved(world)
    const second = saved(world, crisis({ title: 'Дым' }))
    const rows = sheetOf(world)
    const [key, title] = ['Ключ', 'Название'].map((heading) => rows[0]!.indexOf(heading)) as [number, number]
    const row = rows.find((cells) => cells[key] === first)!
    const fresh = [...row]
    fresh[key] = 'fresh'
    row[title] = 'Мгла'
    const plan = planImport(world.state, readSheet([rows[0]!, row, fresh]), 'sheet')
    expect(plan).toMatchObject({
      faults: [],
      added: [{ id: 'fresh' }],
      changed: [{ card: { id: first, title: 'Мгла' }, version: 1 }],
      same: 0,
    })
    const cards = [
      ...plan.changed.map(({ card, version }) => ({ card: deckCardOf(card), version })),
      ...plan.added.map((card) => ({ card: deckCardOf(card), version: null })),
    ]
    const sent = world.send('M', 'hq.importCards', { cards })
    expect(sent).toMatchObject({ code: null, answer: { added: 1, changed: 1 }, events: [{ type: 'DeckImported', added: 1, changed: 1 }] })
    expect(world.state.cards[first]).toMatchObject({ title: 'Мгла', version: 2 })
    expect(world.state.cards[second]).toMatchObject({ title: 'Дым', version: 1 })
    // The deck is not what was compared any more: all of it or nothing.
    const again = world.send('M', 'hq.importCards', { cards: [{ ...cards[1]!, version: null }, cards[0]!] })
    expect(again).toMatchObject({ code: 'E_STALE', patches: [] })
  })

  test('the dry run lists each fault by row and column', () => {
    const world = new World()
    saved(world, crisis({ ways: [way('a', { energy: 1 }, [{ t: 'issue', cardId: hiddenId(world) }])] }))
    const rows = sheetOf(world)
    const at = (heading: string) => rows[0]!.indexOf(heading)
    const row = (kind: string) => {
      const cells = rows[0]!.map(() => '')
      for (const [heading, cell] of [
        ['Вид', kind],
        ['Название', 'Т'],
        ['Решение', 'личное'],
        ['Путь 2: ключ', 'a'],
      ] as const)
        cells[at(heading)] = cell
      return cells
    }
    const bad = row('кризис')
    bad[at('Ключ')] = 'n1'
    bad[at('Стол')] = 'nowhere'
    bad[at('Раунд')] = '1'
    const badKey = row('кризис')
    badKey[at('Ключ')] = 'с пробелом'
    const open = [...rows.find((cells) => cells[at('Ключ')] === 'K1')!]
    open[at('Название')] = 'Другое'
    const plan = planImport(world.state, readSheet([rows[0]!, bad, badKey, open, open]), 'sheet')
    expect(plan.faults.map(({ row, column }) => `${row} ${column}`)).toEqual(
      expect.arrayContaining(['2 Стол', '2 Путь 2: цена', '2 Если не преодолеть', '2 Как преодолеть', '3 Ключ', '4 Ключ', '5 Ключ']),
    )
    expect(plan.faults.map(({ code }) => code)).toEqual(expect.arrayContaining(['tableUnknown', 'idFormat', 'inPlay', 'keyTwice']))
  })
})
