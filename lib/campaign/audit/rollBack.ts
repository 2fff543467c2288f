import type { History, PastCommand } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import type { Patch } from '@/lib/kernel/patches'
import type { CampaignState } from '../state'
import { standingAfter, undoneBy } from './effective'
import { Touched } from './touched'
import { asInTheWay, inverseOf, undoableType, type InTheWay } from './undo'

/** What a roll-back takes back and what came later. */
export interface RollBack {
  /** The ticked records, newest first. */
  ticked: PastCommand[]
  /** All inverse patches in the order in which they are applied. */
  inverse: Patch[]
  /** Records after the oldest ticked one that still stand and are not ticked. */
  later: PastCommand[]
}

/**
 * The ticked records of a roll-back (EP-6), newest first. A record that an undo had taken back stands again when that undo is ticked
 * too. Throws E_UNKNOWN, E_NOT_UNDOABLE, E_ALREADY_UNDONE or E_NOTHING_TO_UNDO with the `seq` it speaks of.
 */
export function recordsToRollBack(state: CampaignState, history: History, seqs: readonly number[]): RollBack {
  const wanted = new Set(seqs)
  const oldest = Math.min(...wanted)
  const ticked = [...wanted].sort((a, b) => b - a).map((seq) => find(history, seq))
  const others = history.after(oldest - 1).filter(({ seq }) => !wanted.has(seq))
  const undone = undoneBy(others)
  for (const past of ticked) checkUndoable(state, past, undone)
  return { ticked, inverse: ticked.flatMap((past) => inverseOf(state, past)), later: standingAfter(others, oldest, undone) }
}

function find(history: History, seq: number): PastCommand {
  const past = history.find(seq)
  if (!past) throw new RuleError('E_UNKNOWN', { what: 'record', seq })
  return past
}

function checkUndoable(state: CampaignState, past: PastCommand, undone: ReadonlyMap<number, number>): void {
  const { seq, type } = past
  if (!undoableType(type)) throw new RuleError('E_NOT_UNDOABLE', { type, seq })
  if (undone.has(seq)) throw new RuleError('E_ALREADY_UNDONE', { by: undone.get(seq), seq })
  if (inverseOf(state, past).length === 0) throw new RuleError('E_NOTHING_TO_UNDO', { seq })
}

/** Later records that are not ticked and changed a column that a ticked record before them had changed. */
export function conflictsOfRollBack(state: CampaignState, { ticked, later }: RollBack): InTheWay[] {
  const touched = new Touched()
  const oldestFirst = [...ticked].reverse()
  let next = 0
  return later
    .filter((record) => {
      for (; oldestFirst[next] && oldestFirst[next]!.seq < record.seq; next += 1) {
        touched.add(inverseOf(state, oldestFirst[next]!), oldestFirst[next]!.seq)
      }
      return touched.by(record.patches) !== null
    })
    .map(asInTheWay)
}
