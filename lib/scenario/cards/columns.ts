import { fault } from '../faults'
import { EMPTY_LIST, readCost, readEffects, writeCost, writeEffects, type Read } from './terms'

/** A column of the sheet: its heading, and where in a card it stands. `path` is also how faults of a card find their column. */
export interface Column {
  heading: string
  path: string
  /** What the cell says for a value at that path; absent values are empty cells. */
  write: (value: unknown) => string
  read: (cell: string) => Read<unknown>
}

const text = (heading: string, path: string): Column => ({
  heading,
  path,
  write: (value) => (value === undefined || value === null ? '' : (value as string)),
  read: (cell) => ({ value: cell }),
})
/** A text or nothing: an empty cell is nothing. */
const optional = (heading: string, path: string): Column => ({
  ...text(heading, path),
  read: (cell) => ({ value: cell === '' ? null : cell }),
})
/** An id: spaces around it are a slip of the hand. */
const key = (heading: string, path: string): Column => ({
  ...text(heading, path),
  read: (cell) => ({ value: cell.trim() === '' ? null : cell.trim() }),
})
const number = (heading: string, path: string): Column => ({
  heading,
  path,
  write: (value) => (typeof value === 'number' ? String(value) : ''),
  read: (cell) => {
    const plain = cell.trim().replace('−', '-').replace(',', '.')
    if (plain === '') return { value: null }
    return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? { value: Number(plain) } : { fault: fault('number', { cell: cell.trim() }) }
  },
})
const oneOf = (heading: string, path: string, words: Record<string, string>): Column => ({
  heading,
  path,
  write: (value) => (typeof value === 'string' ? (words[value] ?? value) : ''),
  read: (cell) => {
    const word = cell.trim().toLowerCase()
    if (word === '') return { value: null }
    const found = Object.entries(words).find(([id, said]) => word === said || word === id.toLowerCase())
    return found ? { value: found[0] } : { fault: fault('oneOf', { options: Object.values(words).join(', ') }) }
  },
})
const cost = (heading: string, path: string): Column => ({
  heading,
  path,
  write: (value) => writeCost(value ?? null),
  read: readCost,
})
/** Effects where an empty list and no list differ: the list that is there but empty says so. */
const effects = (heading: string, path: string): Column => ({
  heading,
  path,
  write: (value) => (value === undefined || value === null ? '' : writeEffects(value as Parameters<typeof writeEffects>[0]) || EMPTY_LIST),
  read: (cell) => (cell.trim() === '' ? { value: null } : readEffects(cell)),
})

const main: Column[] = [
  key('Ключ', 'id'),
  oneOf('Вид', 'kind', { crisis: 'кризис', prospect: 'перспектива' }),
  text('Название', 'title'),
  key('Стол', 'table'),
  number('Раунд', 'round'),
  number('Место в запасе', 'reserve'),
  oneOf('Тема', 'topic', {
    umbra: 'умбра',
    site: 'обитель',
    regatta: 'регата',
    metro: 'метро',
    npc: 'персонаж',
    faction: 'фракция',
    other: 'другое',
  }),
  text('Что происходит', 'description'),
  text('Как преодолеть', 'overcome'),
  oneOf('Решение', 'decision', { personal: 'личное', collective: 'общее' }),
  key('Кто решает', 'assignee'),
  number('Срок, мин', 'deadline.minutes'),
  text('Если не преодолеть', 'ifNot.text'),
  effects('Если не преодолеть: последствия', 'ifNot.effects'),
]

const worse: Column[] = [
  oneOf('Усугубление', 'aggravation.kind', { choice: 'по выбору', condition: 'по условию' }),
  text('Усугубление: в чём', 'aggravation.text'),
  effects('Усугубление: даёт сразу', 'aggravation.gives'),
  cost('Усугубление: цена', 'aggravation.cost'),
  cost('Усугубление: надбавка к путям', 'aggravation.addCost'),
  number('Усугубление: срок короче, мин', 'aggravation.minusMin'),
  text('Усугубление: если не преодолеть', 'aggravation.ifNot.text'),
  effects('Усугубление: последствия', 'aggravation.ifNot.effects'),
]

const way = (index: number): Column[] => [
  key(`Путь ${index + 1}: ключ`, `ways[${index}].id`),
  text(`Путь ${index + 1}`, `ways[${index}].text`),
  cost(`Путь ${index + 1}: цена`, `ways[${index}].cost`),
  optional(`Путь ${index + 1}: условие`, `ways[${index}].requirement`),
  effects(`Путь ${index + 1}: даёт`, `ways[${index}].effects`),
  text(`Путь ${index + 1}: итог`, `ways[${index}].consequence`),
]

/** Most ways a card may have. */
export const MOST_WAYS = 12

/** Columns of a sheet whose cards have up to so many ways. */
export const columnsFor = (ways: number): Column[] => [...main, ...Array.from({ length: ways }, (_, index) => way(index)).flat(), ...worse]

/** Without these no card can be read. */
export const requiredHeadings = main.filter(({ path }) => ['id', 'kind', 'title', 'decision'].includes(path)).map(({ heading }) => heading)

const normal = (heading: string): string => heading.trim().toLowerCase().replace(/\s+/g, ' ')
const byHeading = new Map(
  columnsFor(MOST_WAYS).flatMap((column) => [
    [normal(column.heading), column],
    [normal(column.path), column],
  ]),
)

/** The column that a heading of a file means: as we write it, or the field's name. */
export const columnOf = (heading: string): Column | null => byHeading.get(normal(heading)) ?? null

/** Heading under which a fault at this path of a card belongs, the nearest one; the path itself for files without columns. */
export function headingOf(path: string): string {
  const all = columnsFor(MOST_WAYS)
  const near = all.find((column) => path === column.path || path.startsWith(`${column.path}.`) || path.startsWith(`${column.path}[`))
  return (near ?? all.find((column) => path !== '' && column.path.startsWith(path)))?.heading ?? path
}
