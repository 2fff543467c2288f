/** Facts of this feature. */
export type CouriersEvent = never
