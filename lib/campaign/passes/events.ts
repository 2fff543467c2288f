/** Facts of passes and of riders who go openly (EP-13). */
export type PassesEvent =
  | { type: 'PassGiven'; passId: string; officerId: string; stateId: string; byId: string; until: number | null }
  | { type: 'PassTakenBack'; passId: string; officerId: string; stateId: string }
