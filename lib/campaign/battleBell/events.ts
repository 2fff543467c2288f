/** Facts of the bell of a turn. */
export type BellEvent =
  | { type: 'BellStopped'; battle: string; turn: number; at: number }
  /** `stoodMs`: how long it stood; the turn rings that much later. */
  | { type: 'BellStarted'; battle: string; turn: number; stoodMs: number }
