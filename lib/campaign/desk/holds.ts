import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import { heldMs, holdId, holdKinds, isHeld, shiftOf } from '../holds'
import type { DeskEvent } from './events'
import { requireMaster } from './guards'

const thing = z.strictObject({ kind: z.enum(holdKinds), id })

export const holdCommands = {
  /** Stops one march, ride, card or battle with its own clock; everything else goes on (EP-5). */
  'desk.hold': command<typeof thing, DeskEvent>({
    schema: thing,
    who: ['master'],
    handler(draft, { kind, id: itemId }, ctx) {
      const byId = requireMaster(draft, ctx)
      if (!shiftOf(draft, kind, itemId)) throw new RuleError('E_UNKNOWN', { what: kind })
      if (isHeld(draft, kind, itemId)) throw new RuleError('E_HELD')
      const key = holdId(kind, itemId)
      draft.holds[key] = { id: key, kind, itemId, at: ctx.now, byId }
      ctx.emit({ type: 'ThingHeld', kind, itemId, at: ctx.now })
    },
  }),
  /** Lets it go on: its own deadlines are later by the time it stood. */
  'desk.release': command<typeof thing, DeskEvent>({
    schema: thing,
    who: ['master'],
    handler(draft, { kind, id: itemId }, ctx) {
      requireMaster(draft, ctx)
      if (!isHeld(draft, kind, itemId)) throw new RuleError('E_NOT_HELD')
      const ms = heldMs(draft, kind, itemId, ctx.now)
      shiftOf(draft, kind, itemId)?.(ms)
      delete draft.holds[holdId(kind, itemId)]
      ctx.emit({ type: 'ThingReleased', kind, itemId, ms })
    },
  }),
}
