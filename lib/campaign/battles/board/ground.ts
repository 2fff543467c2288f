import { find } from '@/lib/kernel/table'
import { battlefieldOf } from '@/lib/maps/battlefields'
import { boundsOf, edgesWithBounds, type Drawing } from '@/lib/maps/drawing'
import type { Compass } from '@/lib/rules/macrobattle/tables'
import { groundOf } from '../../battleMaps'
import type { CampaignState, RowIn, Sector } from '../../state'

/** Cells for the deployment of a side, and the narrow ones of its armies on the march (MB-DEP-2, -3). */
export interface Bounds {
  normal: string[]
  march: string[]
}

/** What a battle is fought on: letters of section 17.1 and the bounds by compass side. */
export interface Ground {
  id: string
  rows: readonly string[]
  roads: readonly string[]
  narrow: readonly string[]
  /** Gate → edge of the side whose it is; a gate that does not stand here is nobody's. */
  gateOwners: Readonly<Record<string, Compass>>
  bounds: ReadonlyMap<Compass, Bounds>
}

/** The ready map for land that nobody has drawn. */
const usual: Record<Sector['terrain'], string> = {
  ...{ plain: 'great-plain', coast: 'great-plain', space: 'great-plain', planet: 'great-plain' },
  ...{ hills: 'river-crossing', forest: 'river-crossing', moon: 'mountain-pass', mountains: 'mountain-pass' },
  ...{ swamp: 'marshes', city: 'fortress', fortress: 'fortress', station: 'fortress' },
}

const ofDrawing = (id: string, drawing: Drawing): Ground => ({
  ...{ id, rows: drawing.rows, roads: drawing.roads, narrow: drawing.narrow, gateOwners: drawing.gateOwners },
  bounds: new Map(edgesWithBounds(drawing).map((edge) => [edge, boundsOf(drawing, edge)])),
})

/** A map by its id: one the master drew, or a ready one; null: there is none. */
function groundNamed(state: CampaignState, mapId: string): Ground | null {
  const drawn: RowIn<'battleMaps'> | null = find(state.battleMaps, mapId)
  if (drawn) return ofDrawing(drawn.id, drawn)
  const ready = battlefieldOf(mapId)
  return ready && ofDrawing(ready.id, ready)
}

/** The named map; without a name that of the sector, or the usual one of its land. Null: there is no map of that name. */
export function groundFor(state: CampaignState, sectorId: string, mapId: string | undefined): Ground | null {
  if (mapId !== undefined) return groundNamed(state, mapId)
  const drawn = groundOf(state, sectorId)
  return drawn ? ofDrawing(drawn.id, drawn) : groundNamed(state, usual[state.sectors[sectorId]!.terrain])
}
