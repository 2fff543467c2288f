import type { Patch } from '@/lib/kernel/patches'

/** One line of «что изменилось»: a column before and after, or a whole row that came or went. */
export interface Change {
  table: string
  id: string
  /** Null for a whole row. */
  column: string | null
  kind: 'set' | 'add' | 'remove'
  before: unknown
  after: unknown
}

const cell = (patch: { table: string; id: string }, column: string) => JSON.stringify([patch.table, patch.id, column])

/** Before and after of every column a record changed, from its patches and their inverse (DESIGN §2), in the order of the patches. */
export function changesOf(patches: readonly Patch[], inverse: readonly Patch[]): Change[] {
  const before = new Map<string, unknown>()
  const removed = new Map<string, unknown>()
  for (const patch of inverse) {
    if (patch.op === 'set') before.set(cell(patch, patch.column), patch.value)
    else if (patch.op === 'add') removed.set(cell(patch, ''), patch.row)
  }
  return patches.map((patch): Change => {
    const { table, id } = patch
    if (patch.op === 'set') {
      return { table, id, column: patch.column, kind: 'set', before: before.get(cell(patch, patch.column)) ?? null, after: patch.value }
    }
    if (patch.op === 'add') return { table, id, column: null, kind: 'add', before: null, after: patch.row }
    return { table, id, column: null, kind: 'remove', before: removed.get(cell(patch, '')) ?? null, after: null }
  })
}
