import type { RowIn } from '../state'

/** Rows of the views of changes of side. */
export interface AllegianceViewRows {
  /** Officers who will change sides (EP-11): a secret of the masters until the moment comes. Master. */
  allegianceChanges: Omit<RowIn<'allegianceChanges'>, 'id'>
}
