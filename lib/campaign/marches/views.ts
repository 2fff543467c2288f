import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { isAtLarge } from '../armies'
import type { CampaignState, March, Order } from '../state'
import type { MarchRow, ViewRowTypes } from '../viewRows'
import { ownNumber } from './numbers'
import { arriveAt, crossAt } from './times'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'

/** Times are for the giver, the controller of the army, the rider himself and the master (MB-INF-4); a captive sees nothing live (EP-11). */
function knowsTimes(state: CampaignState, march: March, personId: string): boolean {
  if (!isAtLarge(state, personId)) return false
  if (march.officerId === personId || state.orders[march.orderId]?.byId === personId) return true
  return march.armyId !== null && state.armies[march.armyId]?.generalId === personId
}

/** The number of an order as a viewer may know it: nothing for who neither gave it nor sees everything. */
function numberFor(state: CampaignState, order: Order | undefined, audience: Audience): number | null {
  if (!order) return null
  if (seesAll(audience)) return order.number
  return audience.kind === 'person' && order.byId === audience.id ? ownNumber(state, order) : null
}

function marchRow(march: March, orderNumber: number | null): MarchRow {
  const { armyId, officerId, fromId, toId, rest, startAt, crossed } = march
  return {
    armyId,
    officerId,
    fromId,
    toId,
    rest: [...rest],
    startAt,
    crossAt: crossAt(march),
    arriveAt: arriveAt(march),
    crossed,
    orderNumber,
  }
}

/** Crossings under way with their times. */
export const marchesView: View<CampaignState> = {
  name: 'marches',
  reads: ['marches', 'orders', 'armies', 'people', 'officers'],
  rows(state, audience) {
    const shown = Object.values(state.marches).filter(
      (march) => seesAll(audience) || (audience.kind === 'person' && knowsTimes(state, march, audience.id)),
    )
    return Object.fromEntries(
      shown.map((march) => [march.id, marchRow(march, numberFor(state, state.orders[march.orderId], audience))]),
    ) as unknown as ViewRows
  },
}

const orderRow = (state: CampaignState, order: Order, audience: Audience): ViewRowTypes['orders'] => ({
  number: numberFor(state, order, audience)!,
  byId: order.byId,
  byName: state.people[order.byId]?.character ?? '',
  armyIds: [...order.armyIds],
  officerIds: [...order.officerIds],
  route: [...order.route],
  minutes: order.minutes,
  text: order.text,
  at: order.at,
  happenedAt: order.happenedAt,
})

/** Written orders: their giver and the master (MB-INF-5). */
export const ordersView: View<CampaignState> = {
  name: 'orders',
  reads: ['orders', 'people'],
  rows(state, audience) {
    const shown = Object.values(state.orders).filter(
      (order) => seesAll(audience) || (audience.kind === 'person' && order.byId === audience.id),
    )
    return Object.fromEntries(shown.map((order) => [order.id, orderRow(state, order, audience)]))
  },
}
