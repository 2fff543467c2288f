import { DraftTable, type RowChange } from './draftTable'
import type { Tables } from './table'

/** Rows that a draft changed, by table and id. */
export type Changes = Map<string, Map<string, RowChange>>

export interface Draft<State> {
  /** Looks and behaves like the state; may be changed at will without changing the state. */
  draft: State
  /** The state after the changes. Tables and rows that did not change stay the same objects. The draft is dead afterwards. */
  finish: () => { next: State; changes: Changes }
  /** Forgets all changes. The draft is dead afterwards. */
  abandon: () => void
}

/**
 * Draft tables by the state's table they stand for. Commands run one after another on states that share nearly all tables, so a
 * table is made ready once and then serves every draft; it follows its table from state to state.
 */
const prepared = new WeakMap<object, DraftTable>()

/**
 * A draft of a state of tables: reading costs next to what it costs on the state itself. A general library wraps every value at
 * every level anew for each command, which costs more than all rules together when a handler looks through a table of several
 * hundred rows.
 *
 * `owned`: tables that the caller alone holds. They are changed in place, and every table that is copied joins them: whoever runs
 * many commands in a row and looks only at the last state copies each table once.
 */
export function createDraft<State extends Tables>(state: State, owned: WeakSet<object> = new WeakSet()): Draft<State> {
  const opened = new Map<string, DraftTable>()
  const open = (name: string): DraftTable | undefined => {
    const base = state[name]
    if (!base) return undefined
    const known = prepared.get(base)
    // Taken out while it is in use: a draft within a draft gets one of its own.
    prepared.delete(base)
    const table = known ?? new DraftTable(base)
    opened.set(name, table)
    return table
  }
  return {
    draft: new Proxy(state, {
      get: (_state, name: string) => (opened.get(name) ?? open(name))?.rows,
      set(_state, name) {
        throw new Error(`state tables cannot be replaced as a whole (${String(name)})`)
      },
    }),
    finish() {
      const changes: Changes = new Map()
      let next: Tables = state
      for (const [name, table] of opened) {
        const changed = table.finish(owned)
        if (changed.size > 0) {
          changes.set(name, changed)
          if (next === state) next = { ...state }
          next[name] = table.base
        }
        prepared.set(table.base, table)
      }
      return { next: next as State, changes }
    },
    abandon() {
      for (const table of opened.values()) if (table.abandon()) prepared.set(table.base, table)
    },
  }
}
