export interface PassViewRows {
  /** Passes: to their bearer, to the generals of the state that gave them, and to the master (EP-13). */
  passes: { officerId: string; officerName: string; stateId: string; byName: string; at: number; until: number | null }
}
