import type { Context } from '@/lib/kernel/command'
import { nextDue } from '@/lib/kernel/due'
import { registered } from '../registered'
import type { CampaignState } from '../state'
import type { ClockEvent } from './events'
import { eventAt, utcAt, type ClockRow } from './time'

export const releaseModes = ['runAll', 'shiftAll', 'next'] as const
export type ReleaseMode = (typeof releaseModes)[number]

/** Where a held clock would stand without the outage. */
const withoutOutage = (clock: ClockRow, utc: number): number => eventAt({ ...clock, status: 'running' }, utc)

/**
 * Ends a hold (DESIGN §4). `runAll`: the clock jumps to where it would be, so all that is overdue fires at its own deadlines.
 * `shiftAll`: time goes on from where it stopped; no row changes. `next`: the clock moves to the next overdue deadline, which fires,
 * and stays held (one that failed is passed over); when nothing is overdue any more it runs on as with `runAll`.
 */
export function release(draft: CampaignState, clock: ClockRow, mode: ReleaseMode, ctx: Context<ClockEvent>): void {
  const would = withoutOutage(clock, ctx.utc)
  if (mode === 'shiftAll') {
    clock.anchorUtc = ctx.utc
    clock.status = 'running'
  } else {
    const due = mode === 'next' ? nextDue(draft, registered().due, ctx.failed) : null
    if (due && due.at <= would) {
      const at = Math.max(due.at, clock.anchorEvent)
      clock.anchorUtc = utcAt(clock, at)
      clock.anchorEvent = at
    } else clock.status = 'running'
  }
  ctx.emit({ type: 'ClockReleased', mode, held: clock.status === 'held', at: ctx.now })
}
