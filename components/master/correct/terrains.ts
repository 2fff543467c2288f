import { tables, type Sector } from '@/lib/campaign/state'

/** Every kind of land a sector may have, as the table declares them. */
export const terrains = tables.sectors.row.shape.terrain.options as readonly Sector['terrain'][]
