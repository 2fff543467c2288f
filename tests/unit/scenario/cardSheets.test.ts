import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { readCards, writeCards, type CardFormat } from '@/lib/live/http/cards/files'
import { writeCsv } from '@/lib/live/http/cards/csv'
import { maxUnpackedBytes, unpacked } from '@/lib/live/http/cards/unpack'
import { planImport } from '@/lib/scenario/cards/plan'
import { readCost, readEffects, writeEffects } from '@/lib/scenario/cards/terms'
import { readSheet, writeSheet } from '@/lib/scenario/cards/sheet'
import { fault, sayFault } from '@/lib/scenario/faults'
import { packCard, type PackCard } from '@/lib/scenario/hqSchema'

const shipped = (JSON.parse(readFileSync('scenarios/horizon-war.json', 'utf8')) as { hq: { cards: unknown[] } }).hq.cards.map((card) =>
  packCard.parse(card),
)

const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,12}$/).filter((value) => !(value in {}))
/** Texts as people and spreadsheets make them: formulas, quotes, separators, lines, spaces at the ends. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '=1+1',
    "'=1",
    '-',
    '+7 (900)',
    '@all',
    '"',
    '";',
    'а\nб',
    ' края ',
    '12',
    '0012',
    '1e5',
    'true',
    '1,5',
    '＝A1',
    '_x000D_',
    '\r',
    '&lt;',
  ),
  fc.string({ unit: fc.constantFrom(...'абвЮ xyz0=+-@;,"\'\n\t<&>_«»😀'), maxLength: 30 }),
)
const name = text.filter((value) => value.length > 0).map((value) => value.slice(0, 120))
const amount = fc.integer({ min: 0, max: 999 })
const delta = fc.integer({ min: -99, max: 99 })
const cost = fc.record({ energy: amount, resources: amount, bchs: amount }, { requiredKeys: [] })
const effect = fc.oneof(
  fc.record({ t: fc.constant('pool' as const), pool: fc.constantFrom('energy' as const, 'resources' as const, 'bchs' as const), delta }),
  fc.record({ t: fc.constant('camp' as const), defence: delta, support: delta }, { requiredKeys: ['t'] }),
  fc.record(
    {
      t: fc.constant('grant' as const),
      aid: fc.constantFrom('cp' as const, 'reroll' as const, 'plus1' as const),
      n: fc.integer({ min: 1, max: 9 }),
      map: fc.oneof(id, fc.constant('стол, «1» "a"')),
    },
    { requiredKeys: ['t', 'aid', 'n'] },
  ),
  fc.record({ t: fc.constant('issue' as const), cardId: fc.oneof(id, fc.constant('a b')) }),
)
const effects = fc.array(effect, { maxLength: 4 })
const ifNot = fc.option(fc.record({ text, effects }))
const card: fc.Arbitrary<PackCard> = fc.record({
  id,
  kind: fc.constantFrom('crisis' as const, 'prospect' as const),
  title: name,
  table: fc.option(id),
  round: fc.option(fc.integer({ min: 1, max: 30 })),
  reserve: fc.option(fc.integer({ min: -5, max: 50 })),
  topic: fc.constantFrom(
    'umbra' as const,
    'site' as const,
    'regatta' as const,
    'metro' as const,
    'npc' as const,
    'faction' as const,
    'other' as const,
  ),
  description: text,
  overcome: text,
  ifNot,
  ways: fc.array(fc.record({ id, text, cost, requirement: fc.option(name), effects, consequence: text }), { minLength: 1, maxLength: 5 }),
  aggravation: fc.option(
    fc.record(
      {
        kind: fc.constantFrom('choice' as const, 'condition' as const),
        text,
        cost: fc.option(cost),
        addCost: fc.option(cost),
        minusMin: fc.option(amount),
        ifNot,
        gives: effects,
      },
      { requiredKeys: ['kind', 'text', 'cost', 'addCost', 'minusMin', 'ifNot'] },
    ),
  ),
  decision: fc.constantFrom('personal' as const, 'collective' as const),
  assignee: fc.option(id),
  deadline: fc.oneof(
    fc.record({ kind: fc.constant('timer' as const), minutes: fc.double({ min: 0.001, max: 100_000, noNaN: true }) }),
    fc.constant({ kind: 'eventEnd' as const }),
  ),
})
const deck = fc.array(card, { maxLength: 5 })
/** Plain objects, as JSON has them. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

async function through(cards: readonly PackCard[], format: CardFormat): Promise<unknown> {
  const file = await writeCards(cards, format)
  const read = await readCards(Buffer.from(file))
  expect(read.faults).toEqual([])
  expect(read.format).toBe(format)
  return read.cards.map((one) => one.card)
}

describe('cards in spreadsheets (HQ-CRD-1)', () => {
  test('the shipped deck comes back from every format as it went', async () => {
    for (const format of ['csv', 'xlsx', 'json'] as const) expect(await through(shipped, format)).toEqual(shipped)
  })

  test('any deck comes back from the rows of a sheet as it went', () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const read = readSheet(writeSheet(cards))
        expect(read.faults).toEqual([])
        expect(read.cards.map((one) => one.card)).toEqual(plain(cards))
      }),
      { numRuns: 200 },
    )
  })

  test.each([
    ['csv', 100],
    ['json', 30],
    ['xlsx', 40],
  ] as const)('any deck comes back from a %s file as it went', async (format, numRuns) => {
    await fc.assert(
      fc.asyncProperty(deck, async (cards) => {
        expect(await through(cards, format)).toEqual(plain(cards))
      }),
      { numRuns },
    )
  })

  test('CSV is for spreadsheets: BOM, semicolons, and no cell is a formula', () => {
    const csv = writeCsv([
      ['Ключ', 'Текст'],
      ['a', '=cmd()'],
      ['b', "'=x"],
      ['c', "'просто"],
    ])
    expect(csv).toBe("\ufeffКлюч;Текст\r\na;'=cmd()\r\nb;''=x\r\nc;'просто\r\n")
  })

  test('a spreadsheet may save with commas, with tabs, in Windows-1251 or UTF-16', async () => {
    const heading = ['Ключ', 'Вид', 'Название', 'Решение', 'Путь 1: ключ', 'Путь 1', 'Путь 1: цена', 'Срок, мин']
    const row = ['k', 'Кризис', 'Туман', 'личное', 'a', 'Ждать', 'Энергия 2', '15']
    const quoted = (separator: string) => [heading, row].map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\n')
    const cyrillic = (value: string) =>
      Buffer.from([...value].map((letter) => (/[а-я]/i.test(letter) ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0))))
    const files = [
      Buffer.from(quoted(',')),
      Buffer.from(quoted(';')),
      cyrillic(quoted(';')),
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(quoted('\t'), 'utf16le')]),
    ]
    for (const file of files) {
      const { cards, faults } = await readCards(file)
      expect(faults).toEqual([])
      expect(cards).toMatchObject([{ row: 2, card: { title: 'Туман', ways: [{ cost: { energy: 2 } }], deadline: { minutes: 15 } } }])
    }
  })

  test('what a master types is understood; what is not is told in words', () => {
    expect(readCost('Энергия 2; bchs 1')).toEqual({ value: { energy: 2, bchs: 1 } })
    expect(readEffects('энергия 2, ресурсы −1, Оборона +1, КО 1 стол l4')).toEqual({
      value: [
        { t: 'pool', pool: 'energy', delta: 2 },
        { t: 'pool', pool: 'resources', delta: -1 },
        { t: 'camp', defence: 1 },
        { t: 'grant', aid: 'cp', n: 1, map: 'l4' },
      ],
    })
    for (const bad of ['энергия', 'золото 3', 'переброс 0', 'карточка', 'КО 1 у l4', 'карточка "a']) {
      expect(readEffects(bad)).toHaveProperty('fault')
    }
    expect(readCost('энергия 1, энергия 2')).toHaveProperty('fault')
    expect(readCost('энергия -1')).toHaveProperty('fault')
    expect(writeEffects([])).toBe('')
  })

  test('a fault names row and heading, and every bad cell is told', () => {
    const rows = writeSheet(shipped.slice(0, 2))
    const at = (heading: string) => rows[0]!.indexOf(heading)
    rows[1]![at('Путь 1: цена')] = 'золото 2'
    rows[2]![at('Срок, мин')] = 'скоро'
    rows[2]![at('Тема')] = 'погода'
    const { faults, cards } = readSheet(rows)
    expect(cards).toEqual([])
    expect(faults.map(({ row, column }) => [row, column])).toEqual([
      [2, 'Путь 1: цена'],
      [3, 'Тема'],
      [3, 'Срок, мин'],
    ])
    const wrong = readSheet([['Ключ', 'Вид', 'Название', 'Погода']])
    expect(wrong.faults.map(({ column }) => column)).toEqual(['Погода', 'Решение'])
  })

  test('what is no file of cards is a fault, never an exception', async () => {
    for (const bytes of [
      Buffer.from('PK\u0003\u0004broken'),
      Buffer.from('{"a":1}'),
      Buffer.from('[1'),
      Buffer.from(''),
      Buffer.from('a;"b'),
    ]) {
      expect((await readCards(bytes)).faults.length).toBeGreaterThan(0)
    }
  })
})

describe('a workbook that unpacks to more than a server can hold', () => {
  const sheetXml = 'xl/worksheets/sheet1.xml'
  /** The workbook of the shipped deck, its parts changed. */
  async function book(change: (parts: Record<string, Uint8Array>) => void): Promise<Uint8Array> {
    const parts = unzipSync(new Uint8Array((await writeCards(shipped.slice(0, 2), 'xlsx')) as Buffer))
    change(parts)
    return zipSync(parts)
  }
  const codes = async (bytes: Uint8Array) => (await readCards(Buffer.from(bytes))).faults.map(({ code }) => code)

  test('is refused in words by the sizes that its directory names', async () => {
    const bomb = await book((parts) => void (parts[sheetXml] = new Uint8Array(maxUnpackedBytes + 1)))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await codes(bomb)).toEqual(['bookTooLarge'])
  })

  test('is refused when many parts make it up', async () => {
    const many = await book((parts) => {
      for (let index = 0; index < 400; index += 1) parts[`xl/media/${index}`] = new Uint8Array(1)
    })
    expect(await codes(many)).toEqual(['bookTooLarge'])
  })

  test('a directory that lies fills no more memory than it names: the part is cut or the workbook is none', async () => {
    const bomb = Buffer.from(await book((parts) => void (parts[sheetXml] = new Uint8Array(maxUnpackedBytes + 1))))
    // The uncompressed size stands at 22 in a local header and at 24 in the directory.
    const size = Buffer.alloc(4)
    size.writeUInt32LE(maxUnpackedBytes + 1)
    for (let at = bomb.indexOf(size); at >= 0; at = bomb.indexOf(size, at + 1)) bomb.writeUInt32LE(100, at)
    const read = await readCards(bomb)
    expect(read.cards).toEqual([])
    expect(read.faults.length).toBeGreaterThan(0)
    const fitting = unpacked(bomb)
    expect(fitting === 'tooLarge' || fitting.length < 1_000_000).toBe(true)
  })
})

describe('codes of faults', () => {
  const catalogue = (locale: string) =>
    JSON.parse(readFileSync(`lib/i18n/messages/${locale}/cardFaults.json`, 'utf8')) as Record<string, string>

  test('every fault of a spoilt deck has a sentence in both languages, filled whole', async () => {
    const spoilt = writeSheet(shipped)
    const at = (heading: string) => spoilt[0]!.indexOf(heading)
    const spoil = (row: number, heading: string, cell: string) => void (spoilt[row]![at(heading)] = cell)
    spoil(1, 'Путь 1: цена', 'золото 2')
    spoil(2, 'Срок, мин', 'скоро')
    spoil(3, 'Тема', 'погода')
    const sheet = await readCards(Buffer.from(writeCsv(spoilt)))
    const state = { gameTables: {}, cards: {}, people: {} }
    const unknown = planImport(
      state,
      { cards: [{ row: 1, card: { ...shipped[0], title: '', kind: 'бал' }, wayColumns: [] }], faults: [] },
      'json',
    )
    const unfit = planImport(
      state,
      { cards: shipped.map((card, index) => ({ row: index + 1, card: { ...card, table: 'нет' }, wayColumns: [] })), faults: [] },
      'json',
    )
    const faults = [...sheet.faults, ...unknown.faults, ...unfit.faults]
    expect(new Set(faults.map(({ code }) => code)).size).toBeGreaterThan(4)
    for (const locale of ['ru', 'en']) {
      const messages = catalogue(locale)
      const missing: string[] = []
      const t = createTranslator({ locale, messages, onError: (error) => missing.push(error.message) })
      for (const { code, params } of faults) expect(t(code, params as never)).not.toMatch(/[{}]/)
      expect(missing).toEqual([])
    }
  })

  test('command lines tell the same in the first language', () => {
    expect(sayFault(fault('poolUnknown', { word: 'золото', options: 'энергия' }))).toBe('нет запаса «золото»; бывают: энергия')
    expect(sayFault(fault('notJson'))).toBe('это не JSON')
  })
})
