import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { clockOf, rateOf } from '../clock'
import { id, moment, reason } from '../columns'
import { command } from '../feature'
import { oneTarget, oneTargetFault, termsOf } from '../marches'
import type { CampaignState, Paper } from '../state'
import type { OrdersEvent } from './events'
import { orderFields, takeOrder, type Given } from './march'
import { isPlannedTwice, refusalOf, tellAuthor } from './pending'
import { photoName } from './tables'

type Ctx = Context<OrdersEvent>

/** Masters photograph papers, and their helpers whom they gave the role of a host (EP-2). */
export const mayTakePapers = (roles: readonly string[]): boolean => roles.includes('master') || roles.includes('host')

function checkHelper(ctx: Ctx): void {
  if (!mayTakePapers(ctx.actor.roles)) throw new RuleError('E_ROLE')
}

/** A master types in a paper for its author (`as`), so it is the actor who must be one. */
function checkMaster(ctx: Ctx): void {
  if (!ctx.actor.roles.includes('master')) throw new RuleError('E_ROLE')
}

function paperOf(draft: CampaignState, paperId: string): Paper {
  const paper = find(draft.papers, paperId)
  if (!paper) throw new RuleError('E_UNKNOWN', { what: 'paper' })
  return paper
}

/** Wall clock at a moment of the event not after `now`, UTC milliseconds. */
function utcOf(state: CampaignState, at: number, ctx: Ctx): number {
  const clock = clockOf(state)
  const rate = clock ? rateOf(clock) : 0
  return rate === 0 ? ctx.utc : ctx.utc - (ctx.now - at) / rate
}

/** Whose paper goes back: for whom the master entered it, or whom he names now. */
function returnPaper(
  draft: CampaignState,
  paper: Paper,
  why: { reason: string; refusal: Paper['refusal']; authorId: string | null },
  ctx: Ctx,
): void {
  paper.status = 'returned'
  paper.returnReason = why.reason
  paper.refusal = why.refusal
  paper.authorId = why.authorId
  paper.closedAt = ctx.now
  const { reason, refusal, authorId } = why
  ctx.emit({ type: 'PaperReturned', paperId: paper.id, number: paper.number, authorId, reason, refusal })
  if (authorId !== null) tellAuthor(draft, authorId, { reason, refusal, text: '', paper: paper.number }, ctx)
}

const take = z.strictObject({
  state: id.nullable(),
  /** When the shutter was pressed, by the page's event clock: a photo may wait for the Wi-Fi. Never later than now. */
  takenAt: moment.optional(),
})
const attach = z.strictObject({ paper: id, photo: photoName })
const enter = z.strictObject({ paper: id, ...orderFields }).refine(oneTarget, oneTargetFault)
const giveBack = z.strictObject({ paper: id, reason, author: id.nullable().default(null) })
const only = z.strictObject({ paper: id })

export const paperCommands = {
  /** State button and shutter: the paper gets its number and its stamp at once, the photo follows (EP-2). */
  'paper.take': command<typeof take, OrdersEvent>({
    schema: take,
    who: ['master', 'host'],
    handler(draft, data, ctx) {
      checkHelper(ctx)
      if (data.state !== null && !find(draft.states, data.state)) throw new RuleError('E_UNKNOWN', { what: 'state' })
      const number = (draft.counters.paper?.value ?? 0) + 1
      draft.counters.paper = { id: 'paper', value: number }
      const stampAt = Math.max(0, Math.min(ctx.now, data.takenAt ?? ctx.now))
      const paper: Paper = {
        id: ctx.id('paper'),
        number,
        stateId: data.state,
        photo: null,
        stampAt,
        stampUtc: utcOf(draft, stampAt, ctx),
        at: ctx.now,
        takenById: ctx.actor.id,
        status: 'waiting',
        orderIds: [],
        authorId: null,
        returnReason: '',
        refusal: null,
        closedAt: null,
      }
      draft.papers[paper.id] = paper
      ctx.emit({ type: 'PaperTaken', paperId: paper.id, number, stateId: data.state, takenById: paper.takenById, stampAt })
      ctx.answer({ paper: paper.id, number, stampAt })
    },
  }),
  /** The photo has been kept under this name. A second one replaces it: the first may have been blurred. */
  'paper.attach': command<typeof attach, OrdersEvent>({
    schema: attach,
    who: ['master', 'host'],
    handler(draft, data, ctx) {
      checkHelper(ctx)
      const paper = paperOf(draft, data.paper)
      if (paper.takenById !== ctx.actor.id && !ctx.master) throw new RuleError('E_UNKNOWN', { what: 'paper' })
      paper.photo = data.photo
      ctx.emit({ type: 'PaperPhotographed', paperId: paper.id, number: paper.number })
    },
  }),
  /**
   * A master types in what the paper says, on behalf of its author (`as`) or in his own name. What breaks a rule is no refusal: the
   * paper goes to return to the author with the reason (EP-2). A paper may become several orders, one at a time.
   */
  'paper.enter': command<typeof enter, OrdersEvent>({
    schema: enter,
    who: ['master'],
    backdated: true,
    handler(draft, data, ctx) {
      checkMaster(ctx)
      const paper = paperOf(draft, data.paper)
      if (paper.status === 'returned') throw new RuleError('E_PAPER_CLOSED', { number: paper.number })
      const terms = termsOf(data)
      const startAt = data.startAt ?? null
      if (isPlannedTwice(draft, paper.id, terms, startAt)) throw new RuleError('E_PAPER_TWICE', { number: paper.number })
      let given: Given | null = null
      const refusal = refusalOf(() => {
        given = takeOrder(draft, terms, startAt, paper.id, ctx)
      }) as Paper['refusal']
      // Two masters typed in the same paper: what the first of them entered stands, and its author is told nothing (EP-8).
      if (!given && paper.status === 'entered') throw new RuleError(refusal!.code, refusal!.params)
      if (!given) {
        returnPaper(draft, paper, { reason: '', refusal, authorId: ctx.as }, ctx)
        ctx.answer({ returned: refusal!.code })
        return
      }
      const { order = null, pending = null } = given as { order?: string; pending?: string }
      if (order !== null) paper.orderIds.push(order)
      paper.status = 'entered'
      paper.authorId = ctx.as
      paper.closedAt = ctx.now
      ctx.emit({ type: 'PaperEntered', paperId: paper.id, number: paper.number, orderId: order, pendingId: pending })
      ctx.answer(given)
    },
  }),
  /** A master sends a paper back in his own words: unreadable, unsigned, not an order at all. */
  'paper.return': command<typeof giveBack, OrdersEvent>({
    schema: giveBack,
    who: ['master'],
    handler(draft, data, ctx) {
      checkMaster(ctx)
      const paper = paperOf(draft, data.paper)
      if (paper.status === 'returned') throw new RuleError('E_PAPER_CLOSED', { number: paper.number })
      if (data.author !== null && !find(draft.people, data.author)) throw new RuleError('E_UNKNOWN', { what: 'person' })
      returnPaper(draft, paper, { reason: data.reason, refusal: null, authorId: data.author }, ctx)
    },
  }),
  /** Put back into the inbox: the author has mended it, or it was entered wrongly. Orders it became stay. */
  'paper.reopen': command<typeof only, OrdersEvent>({
    schema: only,
    who: ['master'],
    handler(draft, data, ctx) {
      checkMaster(ctx)
      const paper = paperOf(draft, data.paper)
      if (paper.status === 'waiting') throw new RuleError('E_PAPER_CLOSED', { number: paper.number })
      paper.status = 'waiting'
      paper.returnReason = ''
      paper.refusal = null
      paper.closedAt = null
      ctx.emit({ type: 'PaperReopened', paperId: paper.id, number: paper.number })
    },
  }),
}
