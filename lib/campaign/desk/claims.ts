import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import type { DeskEvent } from './events'
import { requireMaster } from './guards'

const item = z.strictObject({ kind: z.string().min(1).max(60), id })
const taking = item.extend({ over: z.boolean().optional() })

/** Id of the row that says who has taken an item of the queue. */
const claimId = (kind: string, itemId: string): string => `${kind}/${itemId}`

export const claimCommands = {
  /** A master takes an item of the queue, so that two do not do the same (EP-8). `over`: also out of the hands of another. */
  'desk.take': command<typeof taking, DeskEvent>({
    schema: taking,
    who: ['master'],
    handler(draft, { kind, id: itemId, over }, ctx) {
      const byId = requireMaster(draft, ctx)
      const key = claimId(kind, itemId)
      const taken = draft.claims[key]
      if (taken?.byId === byId) return
      if (taken && over !== true) throw new RuleError('E_TAKEN', { by: taken.byId })
      draft.claims[key] = { id: key, kind, itemId, byId, at: ctx.now }
      ctx.emit({ type: 'ItemTaken', kind, itemId, byId, from: taken?.byId ?? null })
    },
  }),
  /** Puts it back for whoever comes next; giving back what is not taken changes nothing. */
  'desk.giveBack': command<typeof item, DeskEvent>({
    schema: item,
    who: ['master'],
    handler(draft, { kind, id: itemId }, ctx) {
      requireMaster(draft, ctx)
      const key = claimId(kind, itemId)
      const taken = draft.claims[key]
      if (!taken) return
      delete draft.claims[key]
      ctx.emit({ type: 'ItemGivenBack', kind, itemId, byId: taken.byId })
    },
  }),
}
