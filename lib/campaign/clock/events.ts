/** Facts of this feature. */
export type ClockEvent = never
