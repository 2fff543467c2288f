import { sameJson } from './json'
import type { Row } from './table'

/** After so many drafts without a row added or removed a table goes back to its quick form. */
const CALM_DRAFTS = 3

/**
 * A copy in the form that JavaScript engines look through about ten times as fast as an object that grew key by key. Without a
 * prototype: an id such as `constructor` names no row.
 */
const quickForm = (rows: Record<string, Row>): Record<string, Row> => Object.setPrototypeOf({ ...rows }, null) as Record<string, Row>

/** A row before and after; undefined: it was not there. */
export interface RowChange {
  before: Row | undefined
  after: Row | undefined
}

/** Draft tables by the object that handlers know them as. */
const byRows = new WeakMap<object, DraftTable>()

/**
 * All rows of a table as they are now, for looking through alone: a handler that reads a few columns of every row need not go through
 * the draft rows. Never to be written to; the list is good until the next change. Also of tables that are no drafts.
 */
export function peekRows<R extends Row>(rows: Record<string, R>): readonly R[] {
  return (byRows.get(rows)?.peek() as readonly R[] | undefined) ?? Object.values(rows)
}

/**
 * The draft of one table. A draft row is a thin proxy of the row; the row is copied when it is written to, its nested data when it is
 * read. The table itself is a plain object of draft rows in the quick form, looked through afterwards for rows that were added,
 * replaced or removed; one that grows with every command (orders, notices) loses that form and notes such rows as they are written.
 */
export class DraftTable {
  /** What the handler sees and changes. */
  rows: Record<string, Row>
  /** The draft row that stands for each row of `base`. */
  private readonly given = new Map<string, Row>()
  /** Ids written as a whole; null: the quick form. */
  private written: Set<string> | null = null
  /** Drafts since the last one that added, replaced or removed rows. */
  private calm = 0
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
    for (const id of Object.keys(base)) this.given.set(id, new Proxy(base[id]!, this.handler))
    this.rows = quickForm(Object.fromEntries(this.given))
    byRows.set(this.rows, this)
  }

  /** Rows as they are now, without the draft rows around them. */
  peek(): Row[] {
    const { rows, given, base, copies } = this
    const ids = Object.keys(rows)
    const drafts = Object.values(rows)
    return ids.map((id, index) => {
      const draft = drafts[index]!
      if (given.get(id) !== draft) return draft
      const row = base[id]!
      return (copies.size > 0 && copies.get(row)) || row
    })
  }

  /**
   * Takes the changes over into `base`, from which the next draft starts; gives the changed rows by id. `base` becomes a new object
   * unless it is among the `owned` ones, which nobody else holds.
   */
  finish(owned: WeakSet<object>): Map<string, RowChange> {
    const changes = new Map<string, RowChange>()
    const written = this.writtenIds()
    for (const id of written) {
      const before = this.base[id]
      const after = Object.hasOwn(this.rows, id) ? cloneJson(this.rows[id]!) : undefined
      if (before && sameJson(after, before)) this.give(id, before)
      else if (before || after) changes.set(id, { before, after })
    }
    for (const [before, after] of this.copies) {
      if (!written.has(before.id) && !sameJson(after, before)) changes.set(before.id, { before, after })
    }
    if (changes.size > 0 && !owned.has(this.base)) owned.add((this.base = { ...this.base }))
    for (const [id, { after }] of changes) {
      if (after) {
        this.base[id] = after
        this.give(id, after)
      } else {
        delete this.base[id]
        this.given.delete(id)
      }
    }
    this.chooseForm(written.size > 0)
    this.copies.clear()
    this.written?.clear()
    return changes
  }

  /** Forgets the changes; false when rows were added, replaced or removed, so that this draft table cannot serve again. */
  abandon(): boolean {
    this.copies.clear()
    return this.writtenIds().size === 0
  }

  private give(id: string, row: Row): void {
    const draft = new Proxy(row, this.handler)
    this.given.set(id, draft)
    this.rows[id] = draft
  }

  /** Ids of rows that were added, replaced or removed. */
  private writtenIds(): ReadonlySet<string> {
    if (this.written) return this.written
    const { rows, given } = this
    const written = new Set<string>()
    let stillThere = 0
    const ids = Object.keys(rows)
    const now = Object.values(rows)
    for (let index = 0; index < ids.length; index += 1) {
      const draft = given.get(ids[index]!)
      if (draft !== undefined) stillThere += 1
      if (draft !== now[index]) written.add(ids[index]!)
    }
    if (stillThere < given.size) for (const id of given.keys()) if (!Object.hasOwn(rows, id)) written.add(id)
    return written
  }

  private chooseForm(changedShape: boolean): void {
    this.calm = changedShape ? 0 : this.calm + 1
    if (changedShape && !this.written) {
      const written = new Set<string>()
      this.written = written
      this.rows = new Proxy(this.rows, {
        set(rows, id: string, row: Row) {
          written.add(id)
          rows[id] = row
          return true
        },
        deleteProperty(rows, id: string) {
          written.add(id)
          return delete rows[id]
        },
      })
      byRows.set(this.rows, this)
    } else if (this.written && this.calm === CALM_DRAFTS) {
      this.rows = quickForm(this.rows)
      byRows.set(this.rows, this)
      this.written = null
    }
  }
}

/** A deep copy of plain data. */
function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => cloneJson(each)) as Value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneJson(each as unknown)])) as Value
}
