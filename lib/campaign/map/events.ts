import type { RowIn } from '../state'

/** Facts of the map. */
export type MapEvent =
  | { type: 'RelationSet'; a: string; b: string; relation: RowIn<'relations'>['relation'] }
  | { type: 'HolderSet'; sectorId: string; holderId: string | null; before: string | null }
  /** The master plays a state, or plays it no more (MB-GEN-3). */
  | { type: 'StatePlayed'; stateId: string; byMaster: boolean }
