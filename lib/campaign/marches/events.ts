/** Facts of this feature. */
export type MarchesEvent = never
