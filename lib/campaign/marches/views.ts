import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { find } from '@/lib/kernel/table'
import { isAtLarge, stateOfOfficer } from '../armies'
import type { CampaignState, March, Order } from '../state'
import type { MarchRow, ViewRowTypes } from '../viewRows'
import { ownNumbers } from './numbers'
import { arriveAt, crossAt } from './times'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'

/** Times are for the giver, the controller of the army, the rider himself and the master (MB-INF-4); a captive sees nothing live (EP-11). */
function knowsTimes(state: CampaignState, march: March, personId: string): boolean {
  if (!isAtLarge(state, personId)) return false
  const army = march.armyId === null ? null : find(state.armies, march.armyId)
  if (march.officerId === personId || army?.generalId === personId) return true
  // Who gave the order and has gone over to another state since sees no more of it (EP-11).
  const stateId = army?.stateId ?? (march.officerId === null ? null : stateOfOfficer(state, march.officerId))
  const belongs = stateOfOfficer(state, personId) === stateId || (army?.authorised.includes(personId) ?? false)
  return belongs && state.orders[march.orderId]?.byId === personId
}

/** The number of each order as a viewer may know it: null for who neither gave it nor sees everything. */
function numbersFor(state: CampaignState, audience: Audience): (orderId: string) => number | null {
  if (seesAll(audience)) return (orderId) => state.orders[orderId]?.number ?? null
  // Counted once for all rows: a weekend has thousands of orders.
  const own = audience.kind === 'person' ? ownNumbers(state, audience.id) : null
  return (orderId) => own?.get(orderId) ?? null
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
    const numberOf = numbersFor(state, audience)
    return Object.fromEntries(shown.map((march) => [march.id, marchRow(march, numberOf(march.orderId))])) as unknown as ViewRows
  },
}

const orderRow = (state: CampaignState, order: Order, number: number): ViewRowTypes['orders'] => ({
  number,
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
    const numberOf = numbersFor(state, audience)
    return Object.fromEntries(shown.map((order) => [order.id, orderRow(state, order, numberOf(order.id)!)]))
  },
}
