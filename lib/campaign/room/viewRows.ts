import type { RowIn } from '../state'

/** Where somebody is as to the table: at it, away from it, or in the enemy's hands (EP-11). */
export type Place = 'table' | 'outside' | 'captive'

export interface RoomViewRows {
  /** One row `place`. Person. `knownAt`: the moment of `lastKnown`; null at the table, and for who never stood there. */
  place: { place: Place; knownAt: number | null }
  /** What he saw when he last stood at the table, id = name of a view; none at the table. Person. */
  lastKnown: { at: number; rows: Record<string, unknown> }
  /** Who is checked in, id = person. Master. */
  checkIns: { at: number; how: RowIn<'checkIns'>['how'] }
}
