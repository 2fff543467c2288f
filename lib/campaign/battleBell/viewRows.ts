/** Rows of the bell's view. */
export interface BellViewRows {
  /** Since when the clock of a running battle stands (EP-5), id = battle; one that runs has no row. Told to whom the turn itself is told. */
  bellStops: { at: number }
}
