import type { Context } from '@/lib/kernel/command'
import { splitOff, type ArmiesEvent } from '../armies'
import type { CampaignState, March, Order } from '../state'
import { departuresOf, type Departure, type Start } from './departure'
import type { MarchesEvent } from './events'
import { putAtBorder } from './moving'
import type { MarchTerms } from './terms'
import { toMs } from './times'

type Giving = Context<MarchesEvent | ArmiesEvent>

/** Who marches: an army that stands or the lone officer, once parts have armies of their own. */
type Body = Pick<Departure, 'armyId' | 'officerId' | 'fromId' | 'minutes'>

/** Parts become armies of their own (MB-MAP-9). */
function formed(draft: CampaignState, { part, ...body }: Departure, ctx: Giving): Body {
  if (!part) return body
  const units = { units: new Set(part.unitIds), officers: new Set(part.officerIds) }
  const army = splitOff(draft, draft.armies[part.armyId]!, units, { id: ctx.id('army'), name: part.name }, ctx)
  return { ...body, armyId: army.id }
}

/** The order as accepted: its number is the order of acceptance (MB-MAP-14). */
function accept(draft: CampaignState, terms: MarchTerms, bodies: Body[], { giver, startAt }: Start, ctx: Giving): Order {
  const number = (draft.counters.order?.value ?? 0) + 1
  draft.counters.order = { id: 'order', value: number }
  const { route, minutes, joinsBattle, passage, text } = terms
  const order: Order = {
    id: ctx.id('order'),
    number,
    byId: giver.by,
    armyIds: bodies.flatMap((body) => body.armyId ?? []),
    officerIds: bodies.flatMap((body) => body.officerId ?? []),
    route: [...route],
    minutes,
    joinsBattle,
    passage,
    text,
    at: ctx.now,
    happenedAt: startAt === ctx.now ? null : startAt,
  }
  draft.orders[order.id] = order
  const { id: orderId, byId, armyIds, officerIds } = order
  ctx.emit({ type: 'OrderAccepted', orderId, number, byId, armyIds, officerIds, route, minutes, text })
  return order
}

/** One body sets off: the flag goes to the border, the half and the end fall due by the clock. */
function setOff(draft: CampaignState, order: Order, { minutes, ...body }: Body, startAt: number, ctx: Giving): void {
  const [toId, ...rest] = order.route
  const started: March = {
    id: ctx.id('march'),
    orderId: order.id,
    orderNumber: order.number,
    ...body,
    toId: toId!,
    rest,
    startAt,
    durationMs: toMs(minutes),
    crossed: false,
    joinsBattle: order.joinsBattle,
    passage: order.passage,
    leftBattleId: null,
  }
  if (body.officerId !== null) draft.officers[body.officerId]!.armyId = null
  draft.marches[started.id] = started
  putAtBorder(draft, started, ctx)
}

/**
 * Carries out a written order to march (MB-MAP-3): several armies march side by side, each at its own pace (MB-MAP-13). All checks
 * come before the first change, so a caller may catch the refusal.
 */
export function giveOrder(draft: CampaignState, terms: MarchTerms, start: Omit<Start, 'now'>, ctx: Giving): Order {
  const from: Start = { ...start, now: ctx.now }
  const bodies = departuresOf(draft, terms, from).map((departure) => formed(draft, departure, ctx))
  const order = accept(draft, terms, bodies, from, ctx)
  for (const body of bodies) setOff(draft, order, body, start.startAt, ctx)
  return order
}
