type At = { at: number }

/** Facts of this feature; `at` is event time. */
export type ClockEvent =
  | ({ type: 'ClockStarted' } & At)
  | ({ type: 'ClockPaused' } & At)
  | ({ type: 'ClockResumed' } & At)
  /** Play is over, the finale begins (EP-34). */
  | ({ type: 'FinaleBegun' } & At)
  | ({ type: 'ClockEnded' } & At)
  /** An end pressed by accident was taken back: the clock is paused. */
  | ({ type: 'ClockReopened' } & At)
  | ({ type: 'ClockRateSet'; rate: number } & At)
  /** The process was away and something is overdue: the master decides what becomes of it (DESIGN §4). */
  | ({ type: 'ClockHeld' } & At)
  | ({ type: 'ClockReleased'; mode: 'runAll' | 'shiftAll' | 'next'; held: boolean } & At)
