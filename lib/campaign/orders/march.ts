import { z } from 'zod'
import { moment } from '../columns'
import { command } from '../feature'
import { departuresOf, giveOrder, marchFields, oneTarget, oneTargetFault, termsOf, type MarchTerms } from '../marches'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import { checkLater, keepPending, type Ordering } from './pending'
import type { OrdersEvent } from './events'

/** An order to march: the fields of the reference, and when it starts if not at once. */
export const orderFields = {
  ...marchFields,
  /** Event moment from which the bodies march («выступить в 15:00»); it may lie before now in a master's order (EP-1). */
  startAt: moment.nullable().optional(),
}
const schema = z.strictObject(orderFields).refine(oneTarget, oneTargetFault)

/** What became of an order: it runs, or it waits under this id. */
export type Given = { order: string } | { pending: string }

/**
 * Takes an order that a master gives or types in: it starts now, later, or at the earlier moment at which it really was given (EP-1).
 * Throws the refusal before any change.
 */
export function takeOrder(draft: CampaignState, terms: MarchTerms, startAt: number | null, paperId: string | null, ctx: Ordering): Given {
  const giver = { by: ctx.by, master: ctx.master }
  if (startAt !== null && startAt > ctx.now) {
    checkLater(draft, terms, giver)
    return { pending: keepPending(draft, terms, { byId: ctx.by, startAt, status: 'planned', paperId }, ctx).id }
  }
  return { order: giveOrder(draft, terms, { giver, startAt: startAt ?? ctx.happenedAt }, ctx).id }
}

/** With `orders.acceptance` master a player's order waits in the inbox; what breaks a rule he hears at once. */
function submit(draft: CampaignState, terms: MarchTerms, startAt: number | null, ctx: Ordering): Given {
  const giver = { by: ctx.by, master: ctx.master }
  const later = startAt !== null && startAt > ctx.now
  if (later) checkLater(draft, terms, giver)
  else departuresOf(draft, terms, { giver, now: ctx.now, startAt: ctx.now })
  return { pending: keepPending(draft, terms, { byId: ctx.by, startAt: later ? startAt : null, status: 'inbox', paperId: null }, ctx).id }
}

/** Written order to march (MB-MAP-3), carried out at once, later, or once a master has accepted it. */
export const march = command<typeof schema, OrdersEvent>({
  schema,
  who: ['officer', 'courier', 'master'],
  backdated: true,
  handler(draft, data, ctx) {
    const terms = termsOf(data)
    const startAt = data.startAt ?? null
    if (ctx.actor.roles.includes('master')) ctx.answer({ ...takeOrder(draft, terms, startAt, null, ctx) })
    else if (setting(draft, 'orders.acceptance') === 'master') ctx.answer({ ...submit(draft, terms, startAt, ctx) })
    // A player's watch may be ahead of the table's: what he wants at once is not backdated.
    else ctx.answer({ ...takeOrder(draft, terms, startAt === null ? null : Math.max(startAt, ctx.now), null, ctx) })
  },
})
