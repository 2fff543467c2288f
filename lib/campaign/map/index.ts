import type { Feature, VisibleEvent } from '../feature'
import { mapCommands } from './commands'
import type { MapEvent } from './events'
import { mapViews } from './views'

const tables = new Set(['wall', 'master', 'audit'])

export const map: Feature<MapEvent> = {
  name: 'map',
  commands: mapCommands,
  due: {},
  answers: {},
  views: mapViews,
  // Relations lie open on the table; who hears the wall needs no second copy.
  visibility: {
    RelationSet: (event, audience): VisibleEvent | null => (tables.has(audience.kind) ? { ...event } : null),
    HolderSet: (event, audience): VisibleEvent | null => (tables.has(audience.kind) ? { ...event } : null),
    StatePlayed: (event, { kind }): VisibleEvent | null => (kind === 'master' || kind === 'audit' ? { ...event } : null),
  },
}
export type { MapEvent } from './events'
export { areNeighbours, isRoute, neighboursOf, sideTowards, type CompassSide } from './geography'
export { areEnemies, pairOf, relationId, relationOf, type Relation } from './relations'
