import type { RowIn } from '../state'

/** Facts of the map. */
export type MapEvent = { type: 'RelationSet'; a: string; b: string; relation: RowIn<'relations'>['relation'] }
