/** Facts of this feature. */
export type ArmiesEvent = never
