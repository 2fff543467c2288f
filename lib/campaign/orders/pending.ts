import type { Context } from '@/lib/kernel/command'
import { isRuleError, RuleError } from '@/lib/kernel/errors'
import { sameJson } from '@/lib/kernel/json'
import { checkPart, paceOfUnits, unitsOf, type ArmiesEvent, type Giver, armyToOrder } from '../armies'
import { isRoute } from '../map'
import { giveOrder, type MarchesEvent, type MarchTerms } from '../marches'
import { notify } from '../notices'
import { setting } from '../settings'
import type { CampaignState, PendingOrder } from '../state'
import type { OrdersEvent, Refusal } from './events'

export type Ordering = Context<OrdersEvent | MarchesEvent | ArmiesEvent>

/** What a row of `pendingOrders` orders, in the shape in which it is carried out. */
export const termsOfPending = (row: PendingOrder): MarchTerms => ({
  armyIds: [...row.armyIds],
  parts: row.parts.map((part) => ({ ...part, unitIds: [...part.unitIds], officerIds: [...part.officerIds] })),
  officerIds: [...row.officerIds],
  route: [...row.route],
  minutes: row.minutes,
  joinsBattle: row.joinsBattle,
  passage: row.passage,
  text: row.text,
})

/** By whose right a waiting order is carried out: its author's, or the master's own. */
export const giverOf = (state: Pick<CampaignState, 'people'>, row: PendingOrder): Giver => ({
  by: row.byId,
  master: state.people[row.byId]?.roles.includes('master') ?? false,
})

/** The refusal that `work` throws, or null when it went through. Faults of the program pass. */
export function refusalOf(work: () => void): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    if (!isRuleError(error)) throw error
    return { code: error.code, params: error.params }
  }
}

/**
 * What can be said today of an order that starts later: whose bodies they are, what they consist of, whether the route hangs together
 * and nobody is faster than his slowest arm. Where they will stand then is looked at then.
 */
export function checkLater(state: CampaignState, terms: MarchTerms, giver: Giver): void {
  if (terms.armyIds.length + terms.parts.length + terms.officerIds.length === 0) throw new RuleError('E_EMPTY_ORDER')
  const least = (minutes: number) => {
    if (terms.minutes !== null && terms.minutes < minutes) throw new RuleError('E_TOO_FAST', { minimum: minutes })
  }
  const [first, ...rest] = terms.route
  const armies = terms.armyIds.map((armyId) => armyToOrder(state, armyId, giver))
  const parts = terms.parts.map((part) => ({ part, army: armyToOrder(state, part.armyId, giver) }))
  const rides = (officerId: string) => {
    const officer = Object.hasOwn(state.officers, officerId) ? state.officers[officerId]! : null
    if (!officer || !(giver.master || officer.id === giver.by)) throw new RuleError('E_NOT_AUTHORISED')
  }
  terms.officerIds.forEach(rides)
  if (armies.length + parts.length > 0 && rest.length > 0 && !setting(state, 'campaign.queueArmyOrders'))
    throw new RuleError('E_NOT_AVAILABLE')
  if (!Object.hasOwn(state.sectors, first!) || !isRoute(state, first!, rest)) throw new RuleError('E_NOT_BORDERING')
  const gone = new Set<string>()
  for (const { part, army } of parts) {
    checkPart(state, army, { units: new Set(part.unitIds), officers: new Set(part.officerIds) }, gone)
    for (const id of [...part.unitIds, ...part.officerIds]) gone.add(id)
    least(
      paceOfUnits(
        state,
        part.unitIds.map((unitId) => state.units[unitId]!),
      ).minutes,
    )
  }
  for (const army of armies)
    least(
      paceOfUnits(
        state,
        unitsOf(state, army.id).filter((unit) => !gone.has(unit.id)),
      ).minutes,
    )
}

/** Keeps an order that is not carried out yet. Returns its row. */
export function keepPending(
  draft: CampaignState,
  terms: MarchTerms,
  more: { byId: string; startAt: number | null; status: 'inbox' | 'planned'; paperId: string | null },
  ctx: Ordering,
): PendingOrder {
  const position = Math.max(0, ...Object.values(draft.pendingOrders).map((row) => row.position)) + 1
  const row: PendingOrder = {
    id: ctx.id('pending'),
    ...terms,
    ...more,
    returnReason: '',
    refusal: null,
    orderId: null,
    at: ctx.now,
    closedAt: null,
    position,
  }
  draft.pendingOrders[row.id] = row
  const { id: pendingId, byId, startAt, text } = row
  if (more.status === 'inbox') ctx.emit({ type: 'OrderSubmitted', pendingId, byId, startAt, text })
  else ctx.emit({ type: 'OrderPlanned', pendingId, byId, startAt: startAt!, text })
  return row
}

/** The same order of the same paper already waits for its hour: two masters typed it in (EP-8). */
export function isPlannedTwice(state: CampaignState, paperId: string, terms: MarchTerms, startAt: number | null): boolean {
  return Object.values(state.pendingOrders).some(
    (row) => row.paperId === paperId && row.status === 'planned' && row.startAt === startAt && sameJson(termsOfPending(row), terms),
  )
}

/** A waiting order is carried out now; `startAt` earlier than now backdates it (EP-1). Throws the refusal before any change. */
export function startPending(draft: CampaignState, row: PendingOrder, startAt: number, ctx: Ordering): string {
  const order = giveOrder(draft, termsOfPending(row), { giver: giverOf(draft, row), startAt }, ctx)
  row.status = 'started'
  row.orderId = order.id
  row.closedAt = ctx.now
  if (row.paperId !== null) draft.papers[row.paperId]?.orderIds.push(order.id)
  return order.id
}

/** A waiting order goes back to its author, who is told (EP-2): nothing he wrote is lost. */
export function returnPending(
  draft: CampaignState,
  row: PendingOrder,
  why: { reason: string; refusal: Refusal | null },
  ctx: Ordering,
): void {
  row.status = 'returned'
  row.returnReason = why.reason
  row.refusal = why.refusal as PendingOrder['refusal']
  row.closedAt = ctx.now
  ctx.emit({ type: 'OrderReturned', pendingId: row.id, byId: row.byId, ...why })
  tellAuthor(draft, row.byId, { ...why, text: row.text, paper: 0 }, ctx)
}

/**
 * The notice of a return: the master's words, the broken rule and the order's own words, all of which are the author's to know. Flat,
 * for its sentence: what there is not is `none`, `paper` 0 for an order that was not on paper.
 */
export function tellAuthor(
  draft: CampaignState,
  authorId: string,
  told: { reason: string; refusal: Refusal | null; text: string; paper: number },
  ctx: Ordering,
): void {
  if (draft.people[authorId]?.roles.includes('master')) return
  const { reason, refusal, text, paper } = told
  const minimum = typeof refusal?.params.minimum === 'number' ? refusal.params.minimum : 0
  notify(draft, ctx, authorId, 'orderReturned', {
    reason: reason || 'none',
    code: refusal?.code ?? 'none',
    minimum,
    text: text || 'none',
    paper,
  })
}
