/** The clock of one turn (MB-BAT-TRN-3): either it runs and rings at `ringsAt`, or it stands with `leftMs` to go. Event milliseconds. */
export interface TurnClock {
  ringsAt: number | null
  leftMs: number | null
  limitMs: number
}

/** Milliseconds left of the turn; below zero once the bell has rung. */
export const leftOf = (turn: TurnClock, now: number): number => (turn.ringsAt === null ? (turn.leftMs ?? 0) : turn.ringsAt - now)

/** Which part of the ring is still full, 0 to 1. */
export const shareLeft = (turn: TurnClock, now: number): number => Math.min(1, Math.max(0, leftOf(turn, now) / turn.limitMs))

export type BellState = 'running' | 'soon' | 'rung' | 'standing'
/** The last minute is said apart, so that nobody is surprised. */
const soonMs = 60_000

export function bellState(turn: TurnClock, now: number): BellState {
  if (turn.ringsAt === null) return 'standing'
  const left = leftOf(turn, now)
  return left <= 0 ? 'rung' : left <= soonMs ? 'soon' : 'running'
}

/** `4:07`, and `−0:12` past the bell. A second that has begun to run out still counts, as on any countdown. */
export function minutesAndSeconds(ms: number): string {
  const seconds = ms > 0 ? Math.ceil(ms / 1000) : Math.floor(-ms / 1000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return ms < 0 && seconds > 0 ? `−${text}` : text
}
