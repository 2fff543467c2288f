import type { Changes } from './draft'
import { sameJson } from './json'
import type { Row, Tables } from './table'

/** A change of state by column: the finest thing undo reasons about (DESIGN §2). */
export type Patch =
  | { op: 'add'; table: string; id: string; row: Row }
  | { op: 'remove'; table: string; id: string }
  | { op: 'set'; table: string; id: string; column: string; value: unknown }

const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function addRowPatches(
  table: string,
  id: string,
  { before, after }: { before: Row | undefined; after: Row | undefined },
  patches: Patch[],
  inverse: Patch[],
): void {
  if (before && after) {
    for (const column of changedColumns(before, after)) {
      patches.push({ op: 'set', table, id, column, value: after[column] ?? null })
      inverse.push({ op: 'set', table, id, column, value: before[column] ?? null })
    }
  } else if (after) {
    patches.push({ op: 'add', table, id, row: after })
    inverse.push({ op: 'remove', table, id })
  } else if (before) {
    patches.push({ op: 'remove', table, id })
    inverse.push({ op: 'add', table, id, row: before })
  }
}

/** Columns that differ, sorted: few of many, so that only they are put in order. */
function changedColumns(before: Row, after: Row): string[] {
  const changed: string[] = []
  const columns = Object.keys(after)
  let missingBefore = 0
  for (const column of columns) {
    const was = before[column]
    if (was === undefined) missingBefore += 1
    if (after[column] !== was && !sameJson(was, after[column])) changed.push(column)
  }
  // Rows of one table have the same columns, so that nothing is left to look for.
  if (missingBefore > 0 || Object.keys(before).length > columns.length) {
    for (const column of Object.keys(before)) if (!Object.hasOwn(after, column) && before[column] !== undefined) changed.push(column)
  }
  return changed.length > 1 ? changed.sort(byName) : changed
}

/** Patches and inverse patches by column; rows in sorted order, so that equal changes give equal patches. */
export function columnPatches(changes: Changes): { patches: Patch[]; inverse: Patch[] } {
  const patches: Patch[] = []
  const inverse: Patch[] = []
  for (const table of [...changes.keys()].sort(byName)) {
    const rows = changes.get(table)!
    for (const id of [...rows.keys()].sort(byName)) addRowPatches(table, id, rows.get(id)!, patches, inverse)
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
