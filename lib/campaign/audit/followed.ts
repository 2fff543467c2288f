import type { PastCommand } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { Patch } from '@/lib/kernel/patches'
import { referencesOf } from '../references'
import { tables, type TableName } from '../state'
import { standingAfter, undoneBy } from './effective'
import { Touched } from './touched'

/** A record as its consequences are traced: also what was asked, and what caused it. */
export type TracedRecord = PastCommand & { data: Json; cause: string | null }

/**
 * How a record follows from an earlier one: it changed the same column (`column`), it fell due because of it (`due`), it speaks of a
 * row that the earlier one made (`row`), or of a body whose place or side the earlier one changed (`body`).
 */
export type How = 'column' | 'due' | 'row' | 'body'

export interface Followed {
  seq: number
  /** The last traced record that it follows from, and how. */
  from: number
  how: How
  /** Steps from the first record: 1 follows directly. */
  steps: number
  /** The first record cannot be rolled back without this one. */
  needed: boolean
}

/** What was delivered and read is told by the notices themselves; the store keeps its own books. */
const untold = /^(notice\.(delivered|read)$|store\.)/

/** Columns that say where a body is and whose: what is ordered next stands on them. */
const placing: ReadonlySet<string> = new Set(['sectorId', 'stateId', 'armyId', 'generalId', 'battleId', 'status', 'awayUntil'])
const bodies: ReadonlySet<string> = new Set(['armies', 'officers', 'units'])

/** All texts in what was asked: ids among them. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

/** What the records traced so far did, as far as later ones can stand on it. */
class Traced {
  private readonly columns = new Touched()
  private readonly commands = new Map<string, number>()
  /** Rows by id that were made, touched, and bodies that were placed. */
  private readonly made = new Map<string, number>()
  private readonly touched = new Map<string, number>()
  private readonly placed = new Map<string, number>()

  add(record: TracedRecord): void {
    const { seq } = record
    this.columns.add(counted(record.patches), seq)
    this.commands.set(record.commandId, seq)
    for (const patch of counted(record.patches)) {
      this.touched.set(patch.id, seq)
      if (patch.op === 'add') this.made.set(patch.id, seq)
      const isPlace = patch.op === 'add' || (patch.op === 'set' && placing.has(patch.column))
      if (bodies.has(patch.table) && isPlace) this.placed.set(patch.id, seq)
    }
  }

  /** From which record this one follows; the strongest way counts. */
  link(record: TracedRecord): { from: number; how: How } | null {
    const patches = counted(record.patches)
    const column = this.columns.by(patches)
    if (column !== null) return { from: column, how: record.type.startsWith('due.') ? 'due' : 'column' }
    const cause = record.cause === null ? undefined : this.commands.get(record.cause)
    const about = record.type.startsWith('due.') ? this.touched.get((record.data as { id: string }).id) : undefined
    if (cause !== undefined || about !== undefined) return { from: (cause ?? about)!, how: 'due' }
    const pointed = this.pointsAtMade(record)
    const spoken = pointed ?? last(textsIn(record.data).map((text) => this.made.get(text)))
    if (spoken !== null) return { from: spoken, how: 'row' }
    const body = last(rowsMade(patches).flatMap((row) => referencesOf(row).map(({ id }) => this.placed.get(id))))
    return body === null ? null : { from: body, how: 'body' }
  }

  /** True when the records traced so far cannot go without this one: the same column, or a row that would point at nothing. */
  holds(record: TracedRecord): boolean {
    return this.columns.by(counted(record.patches)) !== null || this.pointsAtMade(record) !== null
  }

  private pointsAtMade(record: TracedRecord): number | null {
    const columns = record.patches.flatMap((patch) => (patch.op === 'set' ? [{ [patch.column]: patch.value }] : []))
    return last([...rowsMade(record.patches), ...columns].flatMap((row) => referencesOf(row).map(({ id }) => this.made.get(id))))
  }
}

const rowsMade = (patches: readonly Patch[]): Record<string, unknown>[] =>
  patches.flatMap((patch) => (patch.op === 'add' ? [patch.row] : []))
/** Counters change with everything: nothing follows from them. */
const counted = (patches: readonly Patch[]): Patch[] => patches.filter(({ table }) => !tables[table as TableName].outsideUndo)
const last = (seqs: (number | undefined)[]): number | null =>
  seqs.reduce<number | null>((latest, seq) => (seq !== undefined && seq > (latest ?? 0) ? seq : latest), null)

/**
 * What followed from a record (EP-6), in order: transitively, without what was taken back meanwhile. `records`: the record and all later
 * ones, ascending.
 */
export function followedFrom(records: readonly TracedRecord[], root: TracedRecord): Followed[] {
  const undone = undoneBy(records)
  const [traced, needed] = [new Traced(), new Traced()]
  traced.add(root)
  needed.add(root)
  const steps = new Map([[root.seq, 0]])
  return standingAfter(records, root.seq, undone).flatMap((record): Followed[] => {
    if (record.patches.length === 0 || untold.test(record.type) || record.undoes.includes(root.seq)) return []
    const link = traced.link(record)
    if (!link) return []
    const isNeeded = needed.holds(record)
    traced.add(record)
    if (isNeeded) needed.add(record)
    steps.set(record.seq, steps.get(link.from)! + 1)
    return [{ seq: record.seq, ...link, steps: steps.get(record.seq)!, needed: isNeeded }]
  })
}
