import { sameJson } from './json'
import type { Row } from './table'

/** A row before and after; undefined: it was not there. */
export interface RowChange {
  before: Row | undefined
  after: Row | undefined
}

/**
 * The draft of one table: a plain object of draft rows, so that looking through it is as fast as through the table. A draft row is a
 * thin proxy of the row; the row is copied when it is written to, its nested data when it is read.
 */
export class DraftTable {
  /** What the handler sees and changes. Without a prototype: an id such as `constructor` names no row. */
  readonly rows = Object.create(null) as Record<string, Row>
  /** The draft rows that stand for the rows of `base`: what `rows` holds while nothing was added, replaced or removed. */
  private readonly given = Object.create(null) as Record<string, Row>
  /** The same in their order. */
  private order: Row[] = []
  /** Copies of rows that were written to or whose nested data was read, by the row they were copied from. */
  private readonly copies = new Map<Row, Row>()
  private readonly handler: ProxyHandler<Row>

  constructor(public base: Record<string, Row>) {
    const { copies } = this
    const copyOf = (row: Row): Row => {
      let copy = copies.get(row)
      if (!copy) copies.set(row, (copy = { ...row }))
      return copy
    }
    this.handler = {
      get(row, column: string) {
        const value = ((copies.size > 0 && copies.get(row)) || row)[column]
        if (typeof value !== 'object' || value === null || value !== row[column]) return value
        return (copyOf(row)[column] = cloneJson(value))
      },
      set(row, column: string, value: unknown) {
        copyOf(row)[column] = value
        return true
      },
      deleteProperty(_row, column) {
        throw new Error(`columns cannot be deleted, absent is null (${String(column)})`)
      },
    }
    for (const id of Object.keys(base)) this.give(id, base[id]!)
    this.order = Object.values(this.rows)
  }

  private give(id: string, row: Row): void {
    this.rows[id] = this.given[id] = new Proxy(row, this.handler)
  }

  /**
   * Takes the changes over into `base`, from which the next draft starts; gives the changed rows by id. `base` becomes a new object
   * unless it is among the `owned` ones, which nobody else holds.
   */
  finish(owned: WeakSet<object>): Map<string, RowChange> {
    const same = this.hasSameRows()
    const changes = same ? this.changedInPlace() : this.changedAnywhere()
    this.copies.clear()
    if (changes.size > 0 && !owned.has(this.base)) owned.add((this.base = { ...this.base }))
    for (const [id, { after }] of changes) {
      if (after) {
        this.base[id] = after
        this.give(id, after)
      } else {
        delete this.base[id]
        delete this.given[id]
      }
    }
    if (!same || changes.size > 0) this.order = Object.values(this.rows)
    return changes
  }

  /** Forgets the changes; false when rows were added, replaced or removed, so that this draft table cannot serve again. */
  abandon(): boolean {
    this.copies.clear()
    return this.hasSameRows()
  }

  private hasSameRows(): boolean {
    const now = Object.values(this.rows)
    if (now.length !== this.order.length) return false
    for (let index = 0; index < now.length; index += 1) if (now[index] !== this.order[index]) return false
    return true
  }

  /** Rows whose columns changed, when none was added, replaced or removed. */
  private changedInPlace(): Map<string, RowChange> {
    const changes = new Map<string, RowChange>()
    for (const [before, after] of this.copies) if (!sameJson(after, before)) changes.set(before.id, { before, after })
    return changes
  }

  private changedAnywhere(): Map<string, RowChange> {
    const { base, rows, given, copies } = this
    const changes = new Map<string, RowChange>()
    for (const id of Object.keys(rows)) {
      const before = base[id]
      if (rows[id] !== given[id]) {
        const after = cloneJson(rows[id]!)
        if (sameJson(after, before)) this.give(id, before!)
        else changes.set(id, { before, after })
      } else if (copies.size > 0) {
        const after = copies.get(before!)
        if (after && !sameJson(after, before)) changes.set(id, { before, after })
      }
    }
    for (const id of Object.keys(given)) if (!(id in rows)) changes.set(id, { before: base[id], after: undefined })
    return changes
  }
}

/** A deep copy of plain data. */
function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => cloneJson(each)) as Value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneJson(each as unknown)])) as Value
}
