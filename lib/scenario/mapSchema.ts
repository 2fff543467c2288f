import { z } from 'zod'
import { tables } from '@/lib/campaign/state'
import { drawingShape } from '@/lib/maps/drawing'
import { packId, packReference } from './columns'

const state = tables.states.row.shape
const sector = tables.sectors.row.shape

/** More points than that in one ring is a mistake of an export, and would make the checks of geometry slow. */
const MAX_RING_POINTS = 2000

export const packState = z.strictObject({
  id: packId,
  name: state.name,
  short: state.short,
  colour: state.colour,
  /** MB-GEN-3. */
  playedByMaster: z.boolean().default(false),
})

/** Pairs that are not listed are neutral (MB-GEN-6). */
export const packRelation = z.strictObject({
  between: z.tuple([packId, packId]),
  relation: z.enum(['war', 'neutral', 'allied']),
})

export const packSector = z.strictObject({
  id: packId,
  name: sector.name,
  terrain: sector.terrain,
  /** State that holds it at the start (EP-12). */
  holder: packReference,
  /** Tactical map on which its battles are fought (MB-CON-1). */
  battleMap: packReference,
  /** Where name and flags stand, map units. */
  centre: sector.centre,
  /** Neighbouring sector → compass side as seen from here; must stand at both (MB-MAP-2). */
  neighbours: z.record(packId, z.enum(['N', 'E', 'S', 'W'])),
  /** Closed rings in map units, y to the south, the first point not repeated; more than one for islands. */
  rings: z.array(z.array(sector.centre).min(3).max(MAX_RING_POINTS)).min(1).max(50),
})

/** A tactical map: letters of the reference, section 17.1; `bounds` in the same rows (MB-DEP-2). */
export const packBattleMap = z.strictObject({
  id: packId,
  name: tables.battleMaps.row.shape.name,
  about: tables.battleMaps.row.shape.about.default(''),
  ...drawingShape,
  roads: drawingShape.roads.default([]),
  narrow: drawingShape.narrow.default([]),
  gateOwners: drawingShape.gateOwners.default({}),
})
export type PackBattleMap = z.infer<typeof packBattleMap>

export type PackSector = z.infer<typeof packSector>
