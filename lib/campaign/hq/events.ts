/** Facts of this feature. */
export type HqEvent = never
