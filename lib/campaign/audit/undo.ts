import type { History, PastCommand } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { conflict, type Patch } from '@/lib/kernel/patches'
import type { Row, Tables } from '@/lib/kernel/table'
import type { Audience } from '@/lib/kernel/view'
import { brokenReference, referencesOf } from '../references'
import { registered } from '../registered'
import { tables, type CampaignState, type TableName } from '../state'
import { standingAfter, undoneBy } from './effective'

/** A later command in the way of an undo, as the master is told of it. */
export type InTheWay = { seq: number; type: string; actor: string }

/**
 * Commands of the clock are taken back only by their opposite, and so is its stop by the opening hours; whatever else falls due may be
 * undone like the command that caused it.
 */
export const undoableType = (type: string): boolean =>
  type.startsWith('due.') ? type !== 'due.hours.close' : (registered().commands[type]?.undoable ?? false)

/** The record to undo and the later ones that still stand; throws when it cannot be taken back whatever came later. */
export function recordToUndo(state: CampaignState, history: History, seq: number): { past: PastCommand; later: PastCommand[] } {
  const past = history.find(seq)
  if (!past) throw new RuleError('E_UNKNOWN', { what: 'record' })
  if (!undoableType(past.type)) throw new RuleError('E_NOT_UNDOABLE', { type: past.type })
  const after = history.after(seq)
  const undone = undoneBy([past, ...after])
  if (undone.has(seq)) throw new RuleError('E_ALREADY_UNDONE', { by: undone.get(seq) })
  if (inverseOf(state, past).length === 0) throw new RuleError('E_NOTHING_TO_UNDO')
  return { past, later: standingAfter(after, seq, undone) }
}

/**
 * What undo changes: counters are outside it, a number once given is never given again; and a notice that has reached its addressee
 * stays, since nothing makes it untold.
 */
export const inverseOf = (state: CampaignState, past: PastCommand): Patch[] =>
  past.inverse.filter((patch) => !tables[patch.table as TableName].outsideUndo && !(patch.op === 'remove' && wasTold(state, patch)))

const wasTold = (state: CampaignState, { table, id }: Patch): boolean =>
  table === 'notices' && Object.hasOwn(state.notices, id) && state.notices[id]!.deliveredAt !== null

/** Later commands that changed the same columns. */
export function conflictsByColumn(inverse: readonly Patch[], later: readonly PastCommand[]): InTheWay[] {
  return later.filter((record) => record.patches.some((theirs) => inverse.some((ours) => conflict(ours, theirs)))).map(asInTheWay)
}

/**
 * Applies inverse patches to the draft, then makes sure that no row points at one that is gone, neither a restored row nor one that a
 * later command made: `E_UNDO_CONFLICT` with the later commands in the way.
 */
export function applyInverse(draft: CampaignState, inverse: readonly Patch[], later: readonly PastCommand[]): void {
  const rows = draft as unknown as Tables
  const removed = new Set<string>()
  for (const patch of inverse) {
    const table = rows[patch.table]!
    if (patch.op === 'add') table[patch.id] = structured(patch.row)
    else if (patch.op === 'set') table[patch.id]![patch.column] = structured(patch.value)
    else {
      delete table[patch.id]
      removed.add(`${patch.table}/${patch.id}`)
    }
  }
  const dangling = new Set<string>()
  for (const patch of inverse) {
    const row = rows[patch.table]![patch.id]
    // A row may go and come back on the way: what counts is how it stands in the end.
    if (row) removed.delete(`${patch.table}/${patch.id}`)
    const broken =
      patch.op === 'remove' || !row ? null : brokenReference(draft, patch.op === 'add' ? row : { [patch.column]: row[patch.column] })
    if (broken) dangling.add(`${broken.table}/${broken.id}`)
  }
  if (removed.size > 0) {
    for (const [name, table] of Object.entries(rows)) {
      for (const row of Object.values(table)) if (pointsAt(row, removed)) dangling.add(`${name}/${row.id}`)
    }
  }
  if (dangling.size === 0) return
  const touching = later.filter((record) => record.patches.some((patch) => dangling.has(`${patch.table}/${patch.id}`)))
  throw new RuleError('E_UNDO_CONFLICT', { commands: touching.map(asInTheWay) })
}

const pointsAt = (row: Row, removed: ReadonlySet<string>): boolean =>
  referencesOf(row).some(({ table, id }) => removed.has(`${table}/${id}`))

export const asInTheWay = ({ seq, type, actorId }: PastCommand): InTheWay => ({ seq, type, actor: actorId })
const structured = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/** True when a player already saw something of it: any audience but the masters' and the audit's, or the addressee of a notice. */
export function wasRevealed(state: CampaignState, past: PastCommand): boolean {
  if (past.inverse.some((patch) => wasTold(state, patch))) return true
  const audiences: Audience[] = [
    { kind: 'wall' },
    { kind: 'hq' },
    ...Object.keys(state.states).map((id): Audience => ({ kind: 'state', id })),
    ...Object.values(state.people)
      .filter((person) => !person.roles.includes('master'))
      .map(({ id }): Audience => ({ kind: 'person', id })),
  ]
  const { visibility } = registered()
  return past.events.some((event) => audiences.some((audience) => visibility[event.type]!(event as never, audience, state) !== null))
}
