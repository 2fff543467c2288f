import type { WireTime } from '@/lib/live/protocol'

/** Late packets may lag this far behind the best one before we believe that the clock itself was moved. */
const toleranceMs = 300

/**
 * Event time on a screen: anchored to what the server last said, carried on by a monotonic counter (`performance.now`), never by
 * the machine's own date. Of packets at one rate the least delayed counts, so a slow packet does not set the clock back.
 */
export class ServerClock {
  #anchor: { event: number; rate: number; at: number } | null = null

  constructor(private readonly monotonic: () => number) {}

  /** Takes the time of a packet that has just arrived. */
  update(time: WireTime): void {
    const at = this.monotonic()
    const before = this.#anchor
    if (before && before.rate === time.rate && time.rate > 0) {
      const behind = before.event + (at - before.at) * before.rate - time.event
      if (behind > 0 && behind < toleranceMs * time.rate) return
    }
    this.#anchor = { ...time, at }
  }

  /** Event milliseconds now; 0 before the first packet. */
  now(): number {
    const anchor = this.#anchor
    return anchor ? anchor.event + (this.monotonic() - anchor.at) * anchor.rate : 0
  }

  /** How fast event time runs: 0 while it stands. */
  rate(): number {
    return this.#anchor?.rate ?? 0
  }
}
