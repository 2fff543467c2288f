import type { RowIn } from '../state'

/** Rows of the views of battle maps. What ground waits where is the master's until a battle is opened on it (MB-CON-1). */
export interface BattleMapViewRows {
  /** Master. */
  battleMaps: Omit<RowIn<'battleMaps'>, 'id'>
  /** The map of a sector, id = sector. Master. */
  sectorMaps: { battleMapId: string }
}
