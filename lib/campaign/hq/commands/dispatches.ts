import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id, moment } from '../../columns'
import { command } from '../../feature'
import type { CampaignState } from '../../state'
import { deliver, dispatchFacts, send, type Dispatch } from '../dispatch'
import type { HqEvent } from '../events'
import {
  requireHost,
  requireMaster,
  requireNotEnded,
  requirePresent,
  requireReason,
  requireVolunteer,
  tableFor,
  type HqContext,
} from '../guards'
import { heard } from '../watch'

const words = z.string().trim().min(1).max(4000)
const letter = z.strictObject({ map: id, text: words, answers: id.optional() })
const one = z.strictObject({ dispatch: id })
const delay = z.strictObject({ dispatch: id, at: moment })
const lose = z.strictObject({ dispatch: id, reason: z.string().max(400).optional() })

function dispatchFor(draft: CampaignState, dispatchId: string): Dispatch {
  const found = Object.hasOwn(draft.dispatches, dispatchId) ? draft.dispatches[dispatchId]! : null
  if (!found) throw new RuleError('E_UNKNOWN', { what: 'dispatch' })
  return found
}

/** The letter answered must be one that its reader has got. */
function requireAnswered(draft: CampaignState, answers: string | undefined, way: Dispatch['way'], map: string): string | null {
  if (answers === undefined) return null
  const answered = dispatchFor(draft, answers)
  if (answered.way === way || answered.tableId !== map || answered.state !== 'delivered')
    throw new RuleError('E_UNKNOWN', { what: 'dispatch' })
  return answered.id
}

function requireCarrier(draft: CampaignState, ctx: HqContext): void {
  if (!ctx.master && !draft.people[ctx.by]?.roles.includes('courier')) throw new RuleError('E_ROLE')
}

function requireUnderway(found: Dispatch): void {
  if (found.state !== 'underway') throw new RuleError('E_DISPATCH_STATE')
}

export const dispatchCommands = {
  /** A table writes to HQ (HQ-COU-1). */
  'hq.sendDispatch': command<typeof letter, HqEvent>({
    schema: letter,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, { map, text, answers }, ctx) {
      const table = tableFor(draft, map)
      const answersId = requireAnswered(draft, answers, 'toHq', map)
      requireHost(draft, table, ctx)
      requireNotEnded(draft)
      const sent = send(draft, ctx, { way: 'toHq', tableId: map, byId: ctx.by, text, cardId: null, answersId })
      ctx.answer({ dispatch: sent.id })
    },
  }),
  /** HQ writes to a table (EP-31). */
  'hq.writeLetter': command<typeof letter, HqEvent>({
    schema: letter,
    who: ['volunteer'],
    handler(draft, { map, text, answers }, ctx) {
      tableFor(draft, map)
      const answersId = requireAnswered(draft, answers, 'fromHq', map)
      requireVolunteer(draft, ctx)
      requireNotEnded(draft)
      requirePresent(draft, ctx)
      heard(draft, ctx, ctx.by)
      const sent = send(draft, ctx, { way: 'fromHq', tableId: map, byId: ctx.by, text, cardId: null, answersId })
      ctx.answer({ dispatch: sent.id })
    },
  }),
  /** A courier takes a letter; another may still bring it. */
  'hq.takeDispatch': command<typeof one, HqEvent>({
    schema: one,
    who: ['courier'],
    handler(draft, data, ctx) {
      const found = dispatchFor(draft, data.dispatch)
      if (!draft.people[ctx.by]?.roles.includes('courier')) throw new RuleError('E_ROLE')
      requireNotEnded(draft)
      requireUnderway(found)
      found.courierId = ctx.by
      ctx.emit({ type: 'DispatchTaken', ...dispatchFacts(draft, found) })
    },
  }),
  'hq.deliverDispatch': command<typeof one, HqEvent>({
    schema: one,
    who: ['courier', 'master'],
    handler(draft, data, ctx) {
      const found = dispatchFor(draft, data.dispatch)
      requireCarrier(draft, ctx)
      requireNotEnded(draft)
      requireUnderway(found)
      deliver(draft, ctx, found)
    },
  }),
  /** A master delays a letter (EP-31). */
  'hq.delayDispatch': command<typeof delay, HqEvent>({
    schema: delay,
    who: ['master'],
    handler(draft, data, ctx) {
      const found = dispatchFor(draft, data.dispatch)
      requireMaster(ctx)
      requireNotEnded(draft)
      requireUnderway(found)
      if (data.at <= ctx.now) throw new RuleError('E_AMOUNT')
      found.arrivesAt = data.at
      ctx.emit({ type: 'DispatchDelayed', ...dispatchFacts(draft, found) })
    },
  }),
  /** A master loses a letter (EP-31); a card on its way is never lost (HQ-COU-2). */
  'hq.loseDispatch': command<typeof lose, HqEvent>({
    schema: lose,
    who: ['master'],
    handler(draft, data, ctx) {
      const found = dispatchFor(draft, data.dispatch)
      requireMaster(ctx)
      requireNotEnded(draft)
      requireUnderway(found)
      if (found.cardId !== null) throw new RuleError('E_DISPATCH_STATE')
      requireReason(data.reason)
      found.state = 'lost'
      ctx.emit({ type: 'DispatchLost', ...dispatchFacts(draft, found) })
    },
  }),
}
