/** Facts of this feature. */
export type DiceEvent = never
