/** Facts of this feature. */
export type DiceEvent =
  /** A throw fell due by the clock and waits for people to throw (EP-4). */
  | { type: 'DiceRequested'; request: string; kind: string; at: number; bodyId: string; notation: string; purpose: string }
  /** The throw was made; what came of it stands in the events of its feature. */
  | { type: 'DiceAnswered'; request: string; kind: string; at: number; bodyId: string; notation: string; purpose: string; faces: number[] }
