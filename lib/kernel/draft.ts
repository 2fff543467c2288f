import { sameJson } from './json'
import type { Row, Tables } from './table'

/** Rows that a draft changed, by table. */
export type Touched = Map<string, Set<string>>

export interface Draft<State> {
  /** Looks and behaves like the state; may be changed at will without changing the state. */
  draft: State
  /** The state after the changes. Tables and rows that did not change stay the same objects. */
  finish(): { next: State; touched: Touched }
}

/**
 * A draft of a state of tables. Only tables that are looked at are copied, rows are copied when the table is, nested data when it is
 * read. A general library wraps every value it hands out at every level, which costs more than all rules together when a
 * handler looks through a table of several hundred rows; here a read of a plain column costs next to nothing.
 */
export function createDraft<State extends Tables>(state: State): Draft<State> {
  const opened = new Map<string, DraftTable>()
  const draft = {} as Tables
  for (const name of Object.keys(state)) {
    Object.defineProperty(draft, name, {
      enumerable: true,
      get: () => {
        let table = opened.get(name)
        if (!table) opened.set(name, (table = openTable(state[name]!)))
        return table.rows
      },
      set: () => {
        throw new Error(`state tables cannot be replaced as a whole (${name})`)
      },
    })
  }
  return { draft: draft as State, finish: () => finish(state, opened) }
}

interface DraftTable {
  /** What the handler sees and changes. */
  rows: Record<string, Row>
  /** The draft row that each row of the state began as. */
  given: Record<string, Row>
  /** Copies of rows that were written to or whose nested data was read, by id. */
  suspects: Map<string, Row>
}

function openTable(base: Record<string, Row>): DraftTable {
  const suspects = new Map<string, Row>()
  const given: Record<string, Row> = {}
  for (const id of Object.keys(base)) given[id] = draftRow(id, base[id]!, suspects)
  return { rows: { ...given }, given, suspects }
}

function draftRow(id: string, base: Row, suspects: Map<string, Row>): Row {
  const copy: Row = { ...base }
  return new Proxy(copy, {
    get(_target, column) {
      const value = copy[column as string]
      if (typeof value !== 'object' || value === null || value !== base[column as string]) return value
      suspects.set(id, copy)
      return (copy[column as string] = cloneJson(value))
    },
    set(_target, column, value: unknown) {
      suspects.set(id, copy)
      copy[column as string] = value
      return true
    },
    deleteProperty(_target, column) {
      suspects.set(id, copy)
      return Reflect.deleteProperty(copy, column)
    },
  })
}

function finish<State extends Tables>(state: State, opened: ReadonlyMap<string, DraftTable>): { next: State; touched: Touched } {
  const touched: Touched = new Map()
  const next: Tables = { ...state }
  for (const [name, table] of opened) {
    const rows = changedRows(state[name]!, table)
    if (rows.size === 0) continue
    touched.set(name, new Set(rows.keys()))
    const base = state[name]!
    // The order of keys is that of the draft: what was added comes last.
    next[name] = Object.fromEntries(Object.keys(table.rows).map((id) => [id, rows.get(id) ?? base[id]!]))
  }
  return { next: next as State, touched }
}

/** Rows that are new, gone (null) or different, as plain data. */
function changedRows(base: Record<string, Row>, { rows, given, suspects }: DraftTable): Map<string, Row | null> {
  const changed = new Map<string, Row | null>()
  for (const id of Object.keys(base)) if (!Object.hasOwn(rows, id)) changed.set(id, null)
  for (const [id, row] of Object.entries(rows)) {
    const now = row === given[id] ? suspects.get(id) : cloneJson(row)
    if (now && !sameJson(now, base[id])) changed.set(id, now)
  }
  return changed
}

/** A deep copy of plain data. */
function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => cloneJson(each)) as Value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneJson(each as unknown)])) as Value
}
