import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseLine } from '@/lib/campaign/orders/line/parse'
import { startMoment } from '@/lib/campaign/orders/line/start'
import { suggest } from '@/lib/campaign/orders/line/suggest'
import type { Vocabulary } from '@/lib/campaign/orders/line/vocabulary'

const units = (prefix: string, kinds: string) =>
  kinds.split(' ').map((kind, index) => ({
    id: `${prefix}${index + 1}`,
    kind,
    name: `полк ${prefix}${index + 1}`,
  })) as Vocabulary['armies'][number]['units']

/** Надор – Орша – Заречье in a row, «Ёлкин Луг» beside Орша, «Надор Дальний» far away, «Сектор 4» beside Надор. */
const vocabulary: Vocabulary = {
  armies: [
    { id: 'north', name: 'Северная армия', sectorId: 'orsha', units: units('n', 'LC LC HC DR MU PK LI FA') },
    { id: 'south', name: '2-я Южная армия', sectorId: 'zarechye', units: units('s', 'MU MU HA') },
  ],
  officers: [
    { id: 'petrov', names: ['Пётр Петров', 'Сокол'], sectorId: 'orsha', armyId: 'north' },
    { id: 'ivanov', names: ['Иван Иванов'], sectorId: 'zarechye', armyId: null },
  ],
  sectors: [
    { id: 'nador', name: 'Надор', neighbourIds: ['orsha', 'four'] },
    { id: 'orsha', name: 'Орша', neighbourIds: ['nador', 'zarechye', 'elki'] },
    { id: 'zarechye', name: 'Заречье', neighbourIds: ['orsha'] },
    { id: 'elki', name: 'Ёлкин Луг', neighbourIds: ['orsha'] },
    { id: 'far', name: 'Надор Дальний', neighbourIds: [] },
    { id: 'four', name: 'Сектор 4', neighbourIds: ['nador'] },
  ],
}
const order = (line: string) => {
  const parsed = parseLine(line, vocabulary)
  return 'order' in parsed ? parsed.order : parsed.fault
}
const part = (army: string, ids: string[], officers: string[] = []) => ({ army, units: ids, officers })

describe('EP-2: an order in one line', () => {
  test.each([
    ['3кав 2пех > Надор 40', { parts: [part('north', ['n1', 'n2', 'n3', 'n5', 'n6'])], armies: [], route: ['nador'], minutes: 40 }],
    ['3 КАВ, 2 пех. -> надор', { parts: [part('north', ['n1', 'n2', 'n3', 'n5', 'n6'])], route: ['nador'], minutes: null }],
    ['Северная > Надор', { armies: ['north'], parts: [], route: ['nador'] }],
    ['сев арм → елк', { armies: ['north'], route: ['elki'] }],
    ['№2 > Орша', { armies: ['south'], route: ['orsha'] }],
    ['2-я > Орша 90 мин', { armies: ['south'], route: ['orsha'], minutes: 90 }],
    ['Южная > Орша > Надор > Сектор 4', { armies: ['south'], route: ['orsha', 'nador', 'four'] }],
    ['Северная кав > Надор', { parts: [part('north', ['n1', 'n2', 'n3', 'n4'])] }],
    ['1драг 1арт > Надор в 15:00', { parts: [part('north', ['n4', 'n8'])], start: { time: '15:00' }, minutes: null }],
    ['Северная > Надор 40 +10; если занято, отойти', { start: { inMinutes: 10 }, minutes: 40, text: 'если занято, отойти' }],
    ['2inf > nador at 9:05', { code: 'unknownPlace' }],
    ['Северная, Южная > Орша', { armies: ['north', 'south'], route: ['orsha'] }],
    ['Сокол > Надор', { officers: ['petrov'], armies: [] }],
    ['2кав Петров > Надор', { parts: [part('north', ['n1', 'n2'], ['petrov'])], officers: [] }],
    ['Северная Петров > Надор', { armies: ['north'], officers: [] }],
    ['Иванов > Орша > Надор 5', { officers: ['ivanov'], route: ['orsha', 'nador'], minutes: 5 }],
    ['полк s2 > Орша', { parts: [part('south', ['s2'])] }],
    ['2пех 1арт > Орша', { armies: ['south'], parts: [] }],
  ])('%s', (line, expected) => {
    expect(order(line)).toMatchObject(expected)
  })

  test.each([
    ['', 'empty', ''],
    ['> Надор', 'noBodies', ''],
    ['3кав', 'noTarget', ''],
    ['3кав >', 'noTarget', ''],
    ['3кав > Нигде', 'unknownPlace', 'Нигде'],
    ['Восточная > Надор', 'unknown', 'Восточная'],
    ['9кав > Надор', 'notEnough', '9кав'],
    ['Южная 1кав > Орша', 'notEnough', '1кав'],
    ['армия > Орша', 'ambiguous', 'армия'],
    ['Северная > Надор в 25:00', 'badTime', ' в 25:00'],
  ])('%s: says what is wrong and where', (line, code, at) => {
    const parsed = parseLine(line, vocabulary)
    if (!('fault' in parsed)) throw new Error('it was understood')
    expect(parsed.fault.code).toBe(code)
    if (at !== '') expect(line.slice(parsed.fault.from, parsed.fault.to)).toBe(at)
  })

  it('means the army and not the part that split off it, unless its number is said', () => {
    const part = { ...vocabulary.armies[0]!, id: 'part', name: 'Северная армия 2', units: units('p', 'LC LC LC') }
    const both = { ...vocabulary, armies: [part, ...vocabulary.armies] }
    expect(parseLine('Северная > Надор', both)).toMatchObject({ order: { armies: ['north'] } })
    expect(parseLine('Северная 2кав > Надор', both)).toMatchObject({ order: { parts: [{ army: 'north', units: ['n1', 'n2'] }] } })
    expect(parseLine('Северная 2 > Надор', both)).toMatchObject({ order: { armies: ['part'] } })
    expect(parseLine('Северная 2 1кав > Надор', both)).toMatchObject({ order: { parts: [{ army: 'part', units: ['p1'] }] } })
  })

  it('asks which army when several have what is counted and all border on the target', () => {
    expect(order('1пех > Орша')).toMatchObject({ parts: [part('south', ['s1'])] })
    const both = { ...vocabulary, armies: vocabulary.armies.map((army) => ({ ...army, sectorId: 'orsha' })) }
    expect(parseLine('1пех > Надор', both)).toMatchObject({ fault: { code: 'whichArmy' } })
  })

  it('never throws, never invents: what it reads consists of what there is, each unit once', () => {
    const word = fc.constantFrom(
      '3кав',
      '2',
      'пех',
      'арт',
      'Северная',
      'Южная',
      'армия',
      'Петров',
      '>',
      '->',
      'Надор',
      'Орша',
      '40',
      'в 15:00',
      '+10',
      ';',
      'мин',
      '№2',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
          fc.string({ maxLength: 40 }),
        ),
        (line) => {
          const parsed = parseLine(line, vocabulary)
          if ('fault' in parsed) {
            expect(parsed.fault.from).toBeGreaterThanOrEqual(0)
            expect(parsed.fault.to).toBeLessThanOrEqual(line.length)
            return
          }
          const { parts, armies, route } = parsed.order
          const taken = parts.flatMap((each) => each.units)
          expect(new Set(taken).size).toBe(taken.length)
          for (const each of parts) {
            const army = vocabulary.armies.find(({ id }) => id === each.army)!
            expect(each.units.length).toBeLessThan(army.units.length)
            expect(army.units.map(({ id }) => id)).toEqual(expect.arrayContaining(each.units))
          }
          expect(vocabulary.armies.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(armies)]))
          expect(vocabulary.sectors.map(({ id }) => id)).toEqual(expect.arrayContaining([...new Set(route)]))
        },
      ),
    )
  })

  it('completes what is typed: arms there are enough of, armies, territories next to them first', () => {
    const labels = (line: string) => suggest(line, line.length, vocabulary, 'ru').map(({ label }) => label)
    expect(labels('3')).toEqual(['кав', 'пех'])
    expect(labels('3к')).toEqual(['кав'])
    expect(labels('Сев')).toEqual(['Северная армия'])
    expect(labels('Южная > ')[0]).toBe('Орша')
    expect(labels('Южная > над')).toEqual(['Надор', 'Надор Дальний'])
    expect(labels('Южная > Орша > ')[0]).toBe('Надор')
    expect(labels('3кав > Надор; если')).toEqual([])
  })

  it('what it completes can be read', () => {
    const line = '3к'
    const [first] = suggest(line, line.length, vocabulary, 'ru')
    const typed = `${line.slice(0, first!.from)}${first!.insert}`
    const [next] = suggest(typed, typed.length, vocabulary, 'ru')
    expect(order(`${typed.slice(0, next!.from)}${next!.insert}`)).toMatchObject({ parts: [part('north', ['n1', 'n2', 'n3'])] })
  })
})

test.each([
  ['15:00', 14 * 60, '01:00', 14 * 60],
  ['15:00', 245, '11:00', 240],
  ['00:10', 13 * 60 + 50, '10:00', 14 * 60 + 10],
])('EP-1, EP-2: «в %s» is the time of day nearest to now', (time, nowMinutes, startsAt, expected) => {
  expect(startMoment({ time }, nowMinutes * 60_000, startsAt)).toBe(expected * 60_000)
})
