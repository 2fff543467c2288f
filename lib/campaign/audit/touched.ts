import type { Patch } from '@/lib/kernel/patches'

/** Which records touched a row: as a whole, or some of its columns. */
interface TouchedRow {
  whole: number | null
  columns: Map<string, number>
}

/** Columns and rows with the last record that touched them: conflicts by column (DESIGN §2) without comparing every two records. */
export class Touched {
  private readonly rows = new Map<string, TouchedRow>()

  /** Notes patches of the record `seq`. */
  add(patches: readonly Patch[], seq: number): void {
    for (const patch of patches) {
      const key = JSON.stringify([patch.table, patch.id])
      const row = this.rows.get(key) ?? { whole: null, columns: new Map<string, number>() }
      this.rows.set(key, row)
      if (patch.op === 'set') row.columns.set(patch.column, seq)
      else row.whole = seq
    }
  }

  /** The last noted record with which these patches conflict, or null. */
  by(patches: readonly Patch[]): number | null {
    let last: number | null = null
    for (const patch of patches) {
      const row = this.rows.get(JSON.stringify([patch.table, patch.id]))
      if (!row) continue
      const columns = patch.op === 'set' ? [row.columns.get(patch.column)] : [...row.columns.values()]
      for (const seq of [row.whole, ...columns]) if (typeof seq === 'number' && seq > (last ?? 0)) last = seq
    }
    return last
  }
}
