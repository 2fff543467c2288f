import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { ClockEvent } from './events'

/** The clock is everybody's: the wall tells of it, and every other audience hears the wall. */
const publicly = (event: ClockEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'wall' || kind === 'master' || kind === 'audit' ? { ...event } : null

/** How the master dealt with an outage is his business; that time runs again is seen from the view `clock`. */
const mastersOnly = (event: ClockEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const clockVisibility: Visibility<ClockEvent> = {
  ClockStarted: publicly,
  ClockPaused: publicly,
  ClockResumed: publicly,
  FinaleBegun: publicly,
  ClockEnded: publicly,
  ClockReopened: publicly,
  ClockRateSet: publicly,
  ClockHeld: mastersOnly,
  ClockReleased: mastersOnly,
}
