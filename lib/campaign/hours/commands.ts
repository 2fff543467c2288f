import { z } from 'zod'
import type { Context, DueKind } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { clockOf } from '../clock'
import { command } from '../feature'
import type { CampaignState } from '../state'
import type { HoursEvent } from './events'
import { closedBy, nextClosing, nextOpening } from './schedule'
import { openingWindows, windowFault } from './windows'

type Ctx = Context<HoursEvent>
const setting = z.strictObject({ windows: openingWindows })
const nothing = z.strictObject({})

export const hoursCommands = {
  /** The opening hours of the whole event, instead of those before (EP-15). */
  'hours.set': command<typeof setting, HoursEvent>({
    schema: setting,
    who: ['master'],
    handler(draft, { windows }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const fault = windowFault(windows, clockOf(draft)?.zone ?? 'UTC')
      if (fault) throw new RuleError('E_HOURS', { ...fault })
      // A stop that a window of before caused goes on being one, so that the next opening ends it.
      const closed = closedBy(draft)
      const before = Object.values(draft.openingHours)
      for (const { id } of before) delete draft.openingHours[id]
      for (const { opens, closes } of windows) {
        const known = before.find((row) => row.opens === opens && row.closes === closes)
        const id = known?.id ?? ctx.id('window')
        draft.openingHours[id] = { id, opens, closes, closedAt: known?.closedAt ?? null }
      }
      if (closed && !closedBy(draft)) carryStop(draft, closed.closes, closed.closedAt!)
      ctx.emit({ type: 'HoursSet', windows })
    },
  }),
  /** Closed by the hours, and it stays so until a master goes on by hand. */
  'hours.keepClosed': command<typeof nothing, HoursEvent>({
    schema: nothing,
    who: ['master'],
    handler(draft, _data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const closed = closedBy(draft)
      if (!closed) throw new RuleError('E_CLOCK', { status: clockOf(draft)?.status ?? null })
      closed.closedAt = null
      ctx.emit({ type: 'HoursKeptClosed', at: ctx.now })
    },
  }),
  /** The moment of the next opening has come; only the shell that keeps the time gives it. */
  'hours.open': command<typeof nothing, HoursEvent>({
    schema: nothing,
    who: ['system'],
    undoable: false,
    handler(draft, _data, ctx) {
      if (!ctx.actor.system) throw new RuleError('E_ROLE')
      const clock = clockOf(draft)
      const opening = nextOpening(draft)
      if (!clock || !opening || ctx.utc < opening.utc) throw new RuleError('E_CLOCK', { status: clock?.status ?? null })
      closedBy(draft)!.closedAt = null
      clock.anchorUtc = ctx.utc
      clock.status = 'running'
      ctx.emit({ type: 'HoursOpened', at: ctx.now })
    },
  }),
}

/** Hours were changed while the event is closed: the last window that ended by then carries the stop. */
function carryStop(draft: CampaignState, closes: string, closedAt: number): void {
  const ended = Object.values(draft.openingHours).filter((row) => row.opens < closes)
  const last = ended.reduce<(typeof ended)[number] | null>((best, row) => (!best || row.closes > best.closes ? row : best), null)
  if (last) last.closedAt = closedAt
}

/** The end of a window: the clock stands from this very moment, whenever the process came to know of it. */
const close: DueKind<CampaignState, HoursEvent> = {
  list: (state) => {
    const closing = nextClosing(state)
    return closing ? [closing] : []
  },
  fire(draft, item, ctx: Ctx) {
    const clock = clockOf(draft)!
    clock.anchorEvent = ctx.now
    clock.anchorUtc = ctx.utc
    clock.status = 'paused'
    for (const row of Object.values(draft.openingHours)) row.closedAt = row.id === item.id ? ctx.now : null
    ctx.emit({ type: 'HoursClosed', at: ctx.now, opens: nextOpening(draft)?.opens ?? null })
  },
}

export const hoursDue = { 'hours.close': close }
