import { fault, type Fault } from '../faults'
import type { PackCard } from '../hqSchema'
import { columnOf, columnsFor, MOST_WAYS, requiredHeadings, type Column } from './columns'

/** What is wrong with a file of cards: where, as a spreadsheet counts (the heading is row 1), and why. */
export interface CardFault extends Fault {
  row: number
  /** Heading of the column; empty when the whole row is meant. */
  column: string
}

/** A card as a file has it, not yet checked. */
export interface ReadCard {
  row: number
  card: unknown
  /** Column index of each way: a sheet may leave out «Путь 1» and fill «Путь 2». */
  wayColumns: number[]
}

export interface ReadCards {
  cards: ReadCard[]
  faults: CardFault[]
}

const LEAST_WAYS = 2

/** `ways[0].cost` → `['ways', 0, 'cost']`. */
const keysOf = (path: string): (string | number)[] =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

function valueAt(card: unknown, path: string): unknown {
  let value = card
  for (const key of keysOf(path)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}

/** Rows of a sheet, heading first: one card in a row. All cells are text. */
export function writeSheet(cards: readonly PackCard[]): string[][] {
  const columns = columnsFor(Math.max(LEAST_WAYS, ...cards.map(({ ways }) => ways.length)))
  return [columns.map(({ heading }) => heading), ...cards.map((card) => columns.map(({ path, write }) => write(valueAt(card, path))))]
}

type Cells = Map<string, unknown>

const ifNotOf = (cells: Cells, at: string): unknown => {
  const [text, effects] = [cells.get(`${at}.text`), cells.get(`${at}.effects`) ?? null]
  return !text && effects === null ? null : { text: text ?? '', effects: effects ?? [] }
}

function wayOf(cells: Cells, index: number): unknown {
  const cell = (name: string) => cells.get(`ways[${index}].${name}`) ?? null
  const way = {
    ...{ id: cell('id'), text: cell('text') ?? '', cost: cell('cost'), requirement: cell('requirement') },
    ...{ effects: cell('effects'), consequence: cell('consequence') ?? '' },
  }
  const isThere = Object.values(way).some((value) => value !== null && value !== '')
  return isThere ? { ...way, cost: way.cost ?? {}, effects: way.effects ?? [] } : null
}

function aggravationOf(cells: Cells): unknown {
  const cell = (name: string) => cells.get(`aggravation.${name}`) ?? null
  const gives = cell('gives')
  const worse = {
    ...{ kind: cell('kind'), text: cell('text') ?? '', cost: cell('cost'), addCost: cell('addCost'), minusMin: cell('minusMin') },
    ...{ ifNot: ifNotOf(cells, 'aggravation.ifNot'), ...(gives === null ? {} : { gives }) },
  }
  return Object.values(worse).some((value) => value !== null && value !== '') ? worse : null
}

/** The card that the cells of one row make; whether it may be so is checked later. */
function cardOf(cells: Cells): { card: unknown; wayColumns: number[] } {
  const cell = (path: string) => cells.get(path) ?? null
  const ways = Array.from({ length: MOST_WAYS }, (_, index) => ({ index, way: wayOf(cells, index) })).filter(({ way }) => way !== null)
  const minutes = cell('deadline.minutes')
  const card = {
    ...{ id: cell('id') ?? '', kind: cell('kind'), title: cell('title') ?? '', table: cell('table'), round: cell('round') },
    ...{ reserve: cell('reserve'), topic: cell('topic') ?? 'other', description: cell('description') ?? '' },
    ...{ overcome: cell('overcome') ?? '', ifNot: ifNotOf(cells, 'ifNot'), ways: ways.map(({ way }) => way) },
    ...{ aggravation: aggravationOf(cells), decision: cell('decision'), assignee: cell('assignee') },
    deadline: minutes === null ? { kind: 'eventEnd' } : { kind: 'timer', minutes },
  }
  return { card, wayColumns: ways.map(({ index }) => index) }
}

function readHeading(heading: readonly string[], faults: CardFault[]): (Column | null)[] {
  const seen = new Set<string>()
  const columns = heading.map((cell) => {
    if (cell.trim() === '') return null
    const column = columnOf(cell)
    if (!column) faults.push({ row: 1, column: cell, ...fault('columnUnknown') })
    else if (seen.has(column.path)) faults.push({ row: 1, column: cell, ...fault('columnTwice') })
    if (column) seen.add(column.path)
    return column
  })
  const headings = new Set(columns.map((column) => column?.heading))
  for (const needed of requiredHeadings) if (!headings.has(needed)) faults.push({ row: 1, column: needed, ...fault('columnMissing') })
  return columns
}

/** Reads the rows of a sheet, heading first; empty rows are skipped. Every cell that cannot be read is a fault of its own. */
export function readSheet(rows: readonly (readonly string[])[]): ReadCards {
  const faults: CardFault[] = []
  const columns = readHeading(rows[0] ?? [], faults)
  if (faults.length > 0) return { cards: [], faults }
  const cards: ReadCard[] = []
  rows.slice(1).forEach((cellsOfRow, index) => {
    if (cellsOfRow.every((cell) => cell.trim() === '')) return
    const row = index + 2
    const cells: Cells = new Map()
    const before = faults.length
    cellsOfRow.forEach((cell, place) => {
      const column = columns[place] ?? null
      if (!column) {
        if (cell.trim() !== '') faults.push({ row, column: `№ ${place + 1}`, ...fault('columnNameless') })
        return
      }
      const read = column.read(cell)
      if ('fault' in read) faults.push({ row, column: column.heading, ...read.fault })
      else cells.set(column.path, read.value)
    })
    if (faults.length === before) cards.push({ row, ...cardOf(cells) })
  })
  return { cards, faults }
}
