import type { Changes } from './draft'
import { sameJson } from './json'
import type { Row, Tables } from './table'

/** A change of state by column: the finest thing undo reasons about (DESIGN §2). */
export type Patch =
  | { op: 'add'; table: string; id: string; row: Row }
  | { op: 'remove'; table: string; id: string }
  | { op: 'set'; table: string; id: string; column: string; value: unknown }

const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function rowPatches(table: string, id: string, before: Row | undefined, after: Row | undefined): Patch[] {
  if (!before && !after) return []
  if (!before) return [{ op: 'add', table, id, row: after! }]
  if (!after) return [{ op: 'remove', table, id }]
  const columns = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(byName)
  return columns
    .filter((column) => !sameJson(before[column], after[column]))
    .map((column) => ({ op: 'set', table, id, column, value: after[column] ?? null }))
}

/** Patches and inverse patches by column; rows in sorted order, so that equal changes give equal patches. */
export function columnPatches(changes: Changes): { patches: Patch[]; inverse: Patch[] } {
  const patches: Patch[] = []
  const inverse: Patch[] = []
  for (const table of [...changes.keys()].sort(byName)) {
    const rows = changes.get(table)!
    for (const id of [...rows.keys()].sort(byName)) {
      const { before, after } = rows.get(id)!
      patches.push(...rowPatches(table, id, before, after))
      inverse.push(...rowPatches(table, id, after, before))
    }
  }
  return { patches, inverse }
}

/** The state after the patches; tables and rows that are not touched stay the same objects. */
export function applyPatches<State extends Tables>(state: State, patches: readonly Patch[]): State {
  const next: Tables = { ...state }
  const copied = new Set<string>()
  for (const patch of patches) {
    if (!copied.has(patch.table)) {
      next[patch.table] = { ...next[patch.table] }
      copied.add(patch.table)
    }
    const rows = next[patch.table]!
    if (patch.op === 'add') rows[patch.id] = patch.row
    else if (patch.op === 'remove') delete rows[patch.id]
    else rows[patch.id] = { ...rows[patch.id], id: patch.id, [patch.column]: patch.value }
  }
  return next as State
}

/** True if both patches speak of the same column, or one of them of the whole row that the other touches. */
export function conflict(a: Patch, b: Patch): boolean {
  if (a.table !== b.table || a.id !== b.id) return false
  return a.op !== 'set' || b.op !== 'set' || a.column === b.column
}
