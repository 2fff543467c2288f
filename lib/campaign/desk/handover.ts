import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { DeskEvent } from './events'
import { requireMaster } from './guards'

const writing = z.strictObject({ text: z.string().trim().min(1).max(4000) })
const reading = z.strictObject({ handover: id })

export const handoverCommands = {
  /** What the next shift must know (EP-8). */
  'desk.handOver': command<typeof writing, DeskEvent>({
    schema: writing,
    who: ['master'],
    handler(draft, { text }, ctx) {
      const byId = requireMaster(draft, ctx)
      const handover = { id: ctx.id('handover'), byId, text, at: ctx.now, readById: null, readAt: null }
      draft.handovers[handover.id] = handover
      ctx.emit({ type: 'HandoverWritten', handover: handover.id, byId })
      ctx.answer({ handover: handover.id })
    },
  }),
  /** Read by the one who comes; the first reader counts. */
  'desk.readHandover': command<typeof reading, DeskEvent>({
    schema: reading,
    who: ['master'],
    handler(draft, data, ctx) {
      const byId = requireMaster(draft, ctx)
      const handover = find(draft.handovers, data.handover)
      if (!handover) throw new RuleError('E_UNKNOWN', { what: 'handover' })
      if (handover.readAt !== null) return
      handover.readById = byId
      handover.readAt = ctx.now
      ctx.emit({ type: 'HandoverRead', handover: handover.id, byId })
    },
  }),
}
