import { find } from '@/lib/kernel/table'
import type { CampaignState, Sector } from '../state'

type Map = Pick<CampaignState, 'sectors'>
/** Compass side of a border as seen from the sector that is left (MB-AMB-107). */
export type CompassSide = Sector['neighbours'][number]['side']

/** Sectors that share a border with this one (MB-MAP-2); none for an unknown sector. */
export const neighboursOf = (state: Map, sectorId: string): Sector['neighbours'] => find(state.sectors, sectorId)?.neighbours ?? []

/** True if one may march from the one to the other across one border (MB-MAP-2). */
export const areNeighbours = (state: Map, fromId: string, toId: string): boolean =>
  neighboursOf(state, fromId).some((neighbour) => neighbour.sectorId === toId)

/** The side on which the border with a neighbour lies, or null when they share none. */
export const sideTowards = (state: Map, fromId: string, toId: string): CompassSide | null =>
  neighboursOf(state, fromId).find((neighbour) => neighbour.sectorId === toId)?.side ?? null

/** True if every step of a route, starting from a sector, crosses one border (MB-MAP-2, MB-MAP-12). */
export const isRoute = (state: Map, fromId: string, route: readonly string[]): boolean =>
  route.every((toId, index) => areNeighbours(state, index === 0 ? fromId : route[index - 1]!, toId))
