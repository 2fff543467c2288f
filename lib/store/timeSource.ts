/** Time as the store takes it; tests bring their own. */
export interface TimeSource {
  /** The host's wall clock, UTC milliseconds: may jump. */
  utc(): number
  /** Milliseconds that only grow, from an unknown beginning. */
  monotonic(): number
  /** Calls back after so many milliseconds; gives the function that calls it off. */
  after(ms: number, work: () => void): () => void
}

/** Longer waits overflow Node's timers; waking early is harmless. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

export const systemTime: TimeSource = {
  utc: () => Date.now(),
  monotonic: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(ms, LONGEST_WAIT_MS))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
