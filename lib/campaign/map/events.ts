/** Facts of this feature. */
export type MapEvent = never
