import { sameJson } from './json'
import type { Row, Tables } from './table'

/** Rows that a draft changed, by table. */
export type Touched = Map<string, Set<string>>

export interface Draft<State> {
  /** Looks and behaves like the state; may be changed at will without changing the state. */
  draft: State
  /** The state after the changes. Tables and rows that did not change stay the same objects. The draft is dead afterwards. */
  finish(): { next: State; touched: Touched }
}

/**
 * A draft of a state of tables. A table is copied when it is looked at, a row when it is written to, nested data when it is read. A
 * general library wraps every value at every level, which costs more than all rules together when a handler looks through a
 * table of several hundred rows; here a read of a plain column costs next to nothing.
 */
export function createDraft<State extends Tables>(state: State): Draft<State> {
  const opened = new Map<string, DraftTable>()
  const draft = new Proxy(state, {
    get(_state, name: string) {
      let table = opened.get(name)
      if (!table && state[name]) opened.set(name, (table = new DraftTable(state[name])))
      return table?.rows
    },
    set(_state, name) {
      throw new Error(`state tables cannot be replaced as a whole (${String(name)})`)
    },
  })
  return {
    draft,
    finish() {
      const touched: Touched = new Map()
      const next: Tables = { ...state }
      for (const [name, table] of opened) {
        const changed = table.finish()
        if (changed.size === 0) continue
        touched.set(name, changed)
        next[name] = table.own
      }
      return { next: next as State, touched }
    },
  }
}

class DraftTable {
  /** The rows after the changes; while the draft lives, rows that were looked at stand here as drafts. */
  readonly own: Record<string, Row>
  /** What the handler sees. */
  readonly rows: Record<string, Row>
  private readonly drafted = new Map<string, Row>()
  /** Ids that were set or deleted as a whole. */
  private readonly written = new Set<string>()
  /** Copies of rows that were written to or whose nested data was read, by the row they were copied from. */
  private readonly copies = new Map<Row, Row>()
  private readonly rowHandler: ProxyHandler<Row>

  constructor(private readonly base: Record<string, Row>) {
    this.own = { ...base }
    const { own, drafted, written, copies } = this
    const copyOf = (row: Row): Row => {
      let copy = copies.get(row)
      if (!copy) copies.set(row, (copy = { ...row }))
      return copy
    }
    this.rowHandler = {
      get(row, column: string) {
        const value = (copies.get(row) ?? row)[column]
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
    this.rows = new Proxy(own, {
      get: (_own, id: string) => {
        const row = own[id]
        if (row === undefined || row !== base[id]) return row
        const draft = new Proxy(row, this.rowHandler)
        drafted.set(id, draft)
        return (own[id] = draft)
      },
      set(_own, id: string, row: Row) {
        written.add(id)
        own[id] = row
        return true
      },
      deleteProperty(_own, id: string) {
        written.add(id)
        return delete own[id]
      },
    })
  }

  /** Ids of changed rows; afterwards `own` holds plain rows only. */
  finish(): Set<string> {
    const { own, base, drafted, written, copies } = this
    const changed = new Set<string>()
    for (const id of written) {
      if (!Object.hasOwn(own, id)) {
        if (Object.hasOwn(base, id)) changed.add(id)
        continue
      }
      const row = cloneJson(own[id]!)
      own[id] = row
      if (sameJson(row, base[id])) own[id] = base[id]!
      else changed.add(id)
    }
    for (const [id, draft] of drafted) {
      if (own[id] !== draft) continue
      const copy = copies.get(base[id]!)
      const differs = copy !== undefined && !sameJson(copy, base[id])
      own[id] = differs ? copy : base[id]!
      if (differs) changed.add(id)
    }
    return changed
  }
}

/** A deep copy of plain data. */
function cloneJson<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each: unknown) => cloneJson(each)) as Value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneJson(each as unknown)])) as Value
}
