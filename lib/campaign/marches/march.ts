import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armyToOrder, marchOfArmy, marchOfOfficer, minutesOfOfficer, paceOfArmy } from '../armies'
import { id, text } from '../columns'
import { command } from '../feature'
import { isRoute } from '../map'
import { setting } from '../settings'
import type { CampaignState, March, Order } from '../state'
import type { MarchesEvent } from './events'
import { putAtBorder } from './moving'
import { passages } from './tables'
import { toMs } from './times'

const schema = z
  .strictObject({
    armies: z.array(id).max(200).default([]),
    officers: z.array(id).max(200).default([]),
    /** One neighbouring sector, or `route`: several in order of travel. */
    to: id.optional(),
    route: z.array(id).min(1).max(50).optional(),
    /** Duration of each crossing in minutes; without it the least one (MB-MAP-7). */
    minutes: z.number().max(100_000).nullable().optional(),
    joinsBattle: z.boolean().default(false),
    /** How riders go: hidden, openly as envoys, or showing the passes they bear (EP-13). */
    passage: z.enum(passages).default('hidden'),
    text: text.default(''),
  })
  .refine((data) => (data.to === undefined) !== (data.route === undefined), { path: ['to'], message: 'either `to` or `route`' })

type Data = z.infer<typeof schema>
const routeOf = (data: Data): string[] => data.route ?? [data.to!]

/** `D` below the minimum is refused, without a stated duration it is the minimum (MB-MAP-7). Returns minutes. */
function durationOf(minutes: number | null | undefined, least: number): number {
  if (minutes === null || minutes === undefined) return least
  if (minutes < least) throw new RuleError('E_TOO_FAST', { minimum: least })
  return minutes
}

/** Who sets off, from where, and the minutes of each crossing. Exactly one of the ids is set. */
interface Departure {
  armyId: string | null
  officerId: string | null
  fromId: string
  minutes: number
}

/** Checks of one army in the reference's order. */
function checkArmy(state: CampaignState, armyId: string, data: Data, ctx: Context<MarchesEvent>): Departure {
  const army = armyToOrder(state, armyId, ctx)
  const route = routeOf(data)
  if (army.battleId !== null) throw new RuleError('E_IN_BATTLE')
  if (marchOfArmy(state, army.id)) throw new RuleError('E_MARCHING')
  // EP-1: nobody sets off from where he was not yet.
  if (ctx.happenedAt < ctx.now && ctx.happenedAt < army.presentSince) throw new RuleError('E_HAPPENED_AT')
  // An order for armies covers one border unless the campaign queues them (MB-MAP-12, MB-AMB-11).
  if (route.length > 1 && !setting(state, 'campaign.queueArmyOrders')) throw new RuleError('E_NOT_AVAILABLE')
  if (!isRoute(state, army.sectorId, route)) throw new RuleError('E_NOT_BORDERING')
  const minutes = durationOf(data.minutes, paceOfArmy(state, army.id).minutes)
  return { armyId: army.id, officerId: null, fromId: army.sectorId, minutes }
}

/**
 * Checks of one officer in the reference's order. Only he himself and the master may send him; that he is unknown, or somebody
 * else's, is the same answer wherever he is and whatever he does (MB-INF-11). Null: he is named together with the army he rides
 * with and goes on riding with it; named alone he leaves it.
 */
function checkOfficer(state: CampaignState, officerId: string, data: Data, ctx: Context<MarchesEvent>): Departure | null {
  const officer = find(state.officers, officerId)
  if (!officer || !(ctx.master || (officer.id === ctx.by && !state.people[officer.id]?.left))) throw new RuleError('E_NOT_AUTHORISED')
  if (officer.status !== 'free') throw new RuleError('E_CAPTURED', { status: officer.status })
  if (officer.armyId !== null && data.armies.includes(officer.armyId)) return null
  if (marchOfOfficer(state, officer)) throw new RuleError('E_MARCHING')
  if (officer.armyId !== null && state.armies[officer.armyId]?.battleId != null) throw new RuleError('E_IN_BATTLE')
  if (!isRoute(state, officer.sectorId, routeOf(data))) throw new RuleError('E_NOT_BORDERING')
  const minutes = durationOf(data.minutes, minutesOfOfficer(state, officer))
  return { armyId: null, officerId: officer.id, fromId: officer.sectorId, minutes }
}

/** The order as accepted: its number is the order of acceptance (MB-MAP-14). */
function accept(draft: CampaignState, data: Data, armyIds: string[], officerIds: string[], ctx: Context<MarchesEvent>): Order {
  const number = (draft.counters.order?.value ?? 0) + 1
  draft.counters.order = { id: 'order', value: number }
  const order: Order = {
    id: ctx.id('order'),
    number,
    byId: ctx.by,
    armyIds,
    officerIds,
    route: routeOf(data),
    minutes: data.minutes ?? null,
    joinsBattle: data.joinsBattle,
    passage: data.passage,
    text: data.text,
    at: ctx.now,
    happenedAt: ctx.happenedAt === ctx.now ? null : ctx.happenedAt,
  }
  draft.orders[order.id] = order
  const { id: orderId, byId, route, minutes, text: words } = order
  ctx.emit({ type: 'OrderAccepted', orderId, number, byId, armyIds, officerIds, route, minutes, text: words })
  return order
}

/** One body sets off: the flag goes to the border, the half and the end fall due by the clock. */
function setOff(draft: CampaignState, order: Order, { minutes, ...body }: Departure, ctx: Context<MarchesEvent>): void {
  const [toId, ...rest] = order.route
  const started: March = {
    id: ctx.id('march'),
    orderId: order.id,
    orderNumber: order.number,
    ...body,
    toId: toId!,
    rest,
    startAt: ctx.happenedAt,
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

/** Written order to march (MB-MAP-3): several armies march side by side, each at its own pace (MB-MAP-13). */
export const march = command<typeof schema, MarchesEvent>({
  schema,
  who: ['officer', 'courier', 'master'],
  backdated: true,
  handler(draft, data, ctx) {
    if (data.armies.length + data.officers.length === 0) throw new RuleError('E_EMPTY_ORDER')
    const armies = [...new Set(data.armies)].map((armyId) => checkArmy(draft, armyId, data, ctx))
    const riders = [...new Set(data.officers)]
      .map((officerId) => checkOfficer(draft, officerId, data, ctx))
      .filter((rider) => rider !== null)
    const order = accept(
      draft,
      data,
      armies.map((body) => body.armyId!),
      riders.map((body) => body.officerId!),
      ctx,
    )
    for (const body of [...armies, ...riders]) setOff(draft, order, body, ctx)
    ctx.answer({ order: order.id })
  },
})
