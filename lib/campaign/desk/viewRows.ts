import type { RowIn } from '../state'

/** Rows of the views of the master's desk by name. Times are event milliseconds. */
export interface DeskViewRows {
  /**
   * Things stopped with their own clock (EP-5), to whoever sees the thing itself. `left`: milliseconds from `at` to its next deadline,
   * null when it has none; its deadline is `at + left` later by the time it still stands. `byId` is for the masters.
   */
  holds: { kind: RowIn<'holds'>['kind']; itemId: string; at: number; left: number | null; byId: string | null }
  /** Notes with a time (EP-10). Master. */
  reminders: Omit<RowIn<'reminders'>, 'id'>
  /** Who has taken which item of the queue (EP-8). Master. */
  claims: Omit<RowIn<'claims'>, 'id'>
  /** Notes from shift to shift (EP-8). Master. */
  handovers: Omit<RowIn<'handovers'>, 'id'>
  /** States that the master plays because nobody has come for them (MB-GEN-3), id = state. Master. */
  playedStates: { byMaster: true }
  /** Commands whose reason is still to be said (EP-7); the id is the command's. Master. */
  deferredReasons: Omit<RowIn<'deferredReasons'>, 'id'>
}
