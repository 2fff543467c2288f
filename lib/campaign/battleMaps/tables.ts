import { z } from 'zod'
import { drawingShape } from '@/lib/maps/drawing'
import { table } from '@/lib/kernel/table'
import { id, name, optionalId, position, text } from '../columns'

export const battleMapTables = {
  /** Tactical maps that the master keeps (MB-GEN-2). A battle takes a copy when it is opened: later edits do not reach it. */
  battleMaps: table(
    z.strictObject({
      id,
      name,
      about: text,
      ...drawingShape,
      /** A new one with each save: who edits an older one is told so (EP-8). */
      revision: id,
      /** Who saved it last; null: it came with the scenario. */
      authorId: optionalId,
      position,
    }),
    { fixed: ['rows', 'roads', 'narrow', 'gateOwners', 'bounds', 'revision', 'authorId'] },
  ),
  /**
   * Which map is the ground of a sector; the id is the sector's. A table of its own: the sector lies open on the table, its tactical map
   * is the master's until a battle is opened there.
   */
  sectorMaps: table(z.strictObject({ id, battleMapId: id }), { fixed: ['battleMapId'] }),
}
