/** Facts of this feature. */
export type AdjustEvent = never
