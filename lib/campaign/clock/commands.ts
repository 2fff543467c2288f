import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { moment } from '../columns'
import { command } from '../feature'
import { closeAllCards, gainCampFunctions, reopenCards } from '../hq'
import type { CampaignState } from '../state'
import { finaliseSurvival } from '../survival'
import type { ClockEvent } from './events'
import { release, releaseModes } from './release'
import { clockOf, utcAt, type ClockRow } from './time'

type Ctx = Context<ClockEvent>
const nothing = z.strictObject({})
const speed = z.strictObject({ rate: z.number().positive().max(1000) })
const held = z.strictObject({ at: moment })
const way = z.strictObject({ mode: z.enum(releaseModes) })

/** The clock in one of the states that fit the command; refuses everybody but the master. */
function clockIn(draft: CampaignState, ctx: Ctx, ...fitting: ClockRow['status'][]): ClockRow {
  if (!ctx.master) throw new RuleError('E_ROLE')
  const clock = clockOf(draft)
  if (!clock || !fitting.includes(clock.status)) throw new RuleError('E_CLOCK', { status: clock?.status ?? null })
  return clock
}

/** Puts the anchor at this moment, so that a new state or rate counts from here. */
function anchor(clock: ClockRow, ctx: Ctx): void {
  clock.anchorEvent = ctx.now
  clock.anchorUtc = ctx.utc
}

/** Commands of the one event clock (DESIGN §4). Only their opposite takes them back, so none may be undone. */
export const clockCommands = {
  'clock.start': command<typeof nothing, ClockEvent>({
    schema: nothing,
    who: ['master'],
    undoable: false,
    handler(draft, _data, ctx) {
      const clock = clockIn(draft, ctx, 'setup')
      anchor(clock, ctx)
      clock.status = 'running'
      ctx.emit({ type: 'ClockStarted', at: ctx.now })
      gainCampFunctions(draft, ctx)
    },
  }),

  'clock.pause': command<typeof nothing, ClockEvent>({
    schema: nothing,
    who: ['master'],
    undoable: false,
    handler(draft, _data, ctx) {
      const clock = clockIn(draft, ctx, 'running')
      anchor(clock, ctx)
      clock.status = 'paused'
      ctx.emit({ type: 'ClockPaused', at: ctx.now })
    },
  }),

  /** Goes on after a pause; an ended event comes back paused first, and what its end closed is open again. */
  'clock.resume': command<typeof nothing, ClockEvent>({
    schema: nothing,
    who: ['master'],
    undoable: false,
    handler(draft, _data, ctx) {
      const clock = clockIn(draft, ctx, 'paused', 'finale', 'ended')
      const reopened = clock.status === 'ended' || clock.status === 'finale'
      anchor(clock, ctx)
      clock.status = reopened ? 'paused' : 'running'
      if (reopened) reopenCards(draft, ctx)
      ctx.emit({ type: reopened ? 'ClockReopened' : 'ClockResumed', at: ctx.now })
    },
  }),

  /** Play is over: open cards are closed; survival, help, the winner's intervention and stakes stay open (EP-34). */
  'clock.finale': command<typeof nothing, ClockEvent>({
    schema: nothing,
    who: ['master'],
    undoable: false,
    handler(draft, _data, ctx) {
      const clock = clockIn(draft, ctx, 'running', 'paused', 'held')
      anchor(clock, ctx)
      clock.status = 'finale'
      closeAllCards(draft, ctx)
      ctx.emit({ type: 'FinaleBegun', at: ctx.now })
    },
  }),

  /** Ends the event: what is open is closed with it (HQ-CRD-4), every survival roll is final (SURV-8). */
  'clock.end': command<typeof nothing, ClockEvent>({
    schema: nothing,
    who: ['master'],
    undoable: false,
    handler(draft, _data, ctx) {
      const clock = clockIn(draft, ctx, 'running', 'paused', 'held', 'finale')
      anchor(clock, ctx)
      clock.status = 'ended'
      closeAllCards(draft, ctx)
      finaliseSurvival(draft, ctx)
      ctx.emit({ type: 'ClockEnded', at: ctx.now })
    },
  }),

  /** Speed: outside a rehearsal it is locked to 1, since one slip ruins an event. */
  'clock.setRate': command<typeof speed, ClockEvent>({
    schema: speed,
    who: ['master'],
    undoable: false,
    handler(draft, { rate }, ctx) {
      const clock = clockIn(draft, ctx, 'setup', 'running', 'paused')
      if (!clock.rehearsal) throw new RuleError('E_NOT_REHEARSAL')
      anchor(clock, ctx)
      clock.rate = rate
      ctx.emit({ type: 'ClockRateSet', rate, at: ctx.now })
    },
  }),

  /** Stops the clock where the process was last seen running; only the system does it, at the start after an outage. */
  'clock.hold': command<typeof held, ClockEvent>({
    schema: held,
    who: ['system'],
    undoable: false,
    handler(draft, { at }, ctx) {
      if (!ctx.actor.system) throw new RuleError('E_ROLE')
      const clock = clockIn(draft, ctx, 'running')
      clock.anchorUtc = utcAt(clock, at)
      clock.anchorEvent = at
      clock.status = 'held'
      ctx.emit({ type: 'ClockHeld', at })
    },
  }),

  /** What becomes of all that fell due during an outage: it fires now, everything moves on by the outage, or one by one. */
  'clock.release': command<typeof way, ClockEvent>({
    schema: way,
    who: ['master'],
    undoable: false,
    handler(draft, { mode }, ctx) {
      release(draft, clockIn(draft, ctx, 'held'), mode, ctx)
    },
  }),
}
