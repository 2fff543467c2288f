import { z } from 'zod'
import type { DueKind } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id, reason } from '../columns'
import { command } from '../feature'
import type { CampaignState, PendingOrder } from '../state'
import type { OrdersEvent } from './events'
import { checkLater, giverOf, refusalOf, returnPending, startPending, termsOfPending, type Ordering } from './pending'

/** Orders that start later come after everything else of the same instant: who arrives at 15:00 may set off at 15:00 (DESIGN §4). */
const START_GROUP = 8

/** A waiting order in one of these states; another state means that somebody was quicker. */
function waiting(draft: CampaignState, pendingId: string, states: PendingOrder['status'][]): PendingOrder {
  const row = find(draft.pendingOrders, pendingId)
  if (!row || !states.includes(row.status)) throw new RuleError('E_UNKNOWN', { what: 'order' })
  return row
}

/** Starts a waiting order, or returns it to its author with the rule it breaks. */
function startOrReturn(draft: CampaignState, row: PendingOrder, startAt: number, ctx: Ordering): void {
  const refusal = refusalOf(() => startPending(draft, row, startAt, ctx))
  if (refusal) returnPending(draft, row, { reason: '', refusal }, ctx)
}

const one = z.strictObject({ order: id })
const withReason = z.strictObject({ order: id, reason })

export const acceptanceCommands = {
  /** A master accepts a player's order: it starts now, at the moment said (EP-1), or later as it wishes. What breaks a rule goes back. */
  'order.accept': command<typeof one, OrdersEvent>({
    schema: one,
    who: ['master'],
    backdated: true,
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const row = waiting(draft, data.order, ['inbox'])
      if (row.startAt === null || row.startAt <= ctx.now) startOrReturn(draft, row, row.startAt ?? ctx.happenedAt, ctx)
      else {
        const refusal = refusalOf(() => checkLater(draft, termsOfPending(row), giverOf(draft, row)))
        if (refusal) returnPending(draft, row, { reason: '', refusal }, ctx)
        else {
          row.status = 'planned'
          ctx.emit({ type: 'OrderPlanned', pendingId: row.id, byId: row.byId, startAt: row.startAt, text: row.text })
        }
      }
      ctx.answer(row.status === 'returned' ? { returned: row.refusal!.code } : { order: row.orderId, pending: row.id })
    },
  }),
  /** A master sends it back with his reason. */
  'order.return': command<typeof withReason, OrdersEvent>({
    schema: withReason,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      returnPending(draft, waiting(draft, data.order, ['inbox', 'planned']), { reason: data.reason, refusal: null }, ctx)
    },
  }),
  /** Its author, or the master, takes back what has not started. Somebody else's does not exist for him (MB-INF-5). */
  'order.withdraw': command<typeof one, OrdersEvent>({
    schema: one,
    who: ['officer', 'courier', 'master'],
    handler(draft, data, ctx) {
      const row = waiting(draft, data.order, ['inbox', 'planned'])
      if (row.byId !== ctx.by && !ctx.master) throw new RuleError('E_UNKNOWN', { what: 'order' })
      row.status = 'withdrawn'
      row.closedAt = ctx.now
      ctx.emit({ type: 'OrderWithdrawn', pendingId: row.id, byId: row.byId })
    },
  }),
}

export const orderDue: Record<string, DueKind<CampaignState, OrdersEvent>> = {
  /** «Выступить в 15:00»: the time has come. An order that cannot start any more goes back to its author. */
  'order.start': {
    list: (state) =>
      Object.values(state.pendingOrders).flatMap((row) =>
        row.status === 'planned' && row.startAt !== null
          ? [{ kind: 'order.start', id: row.id, at: row.startAt, group: START_GROUP, order: [row.position] }]
          : [],
      ),
    fire: (draft, item, ctx) => startOrReturn(draft, draft.pendingOrders[item.id]!, item.at, ctx),
  },
}
