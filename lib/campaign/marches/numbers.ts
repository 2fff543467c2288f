import type { CampaignState } from '../state'

/**
 * Which of the giver's own orders this is, counted from 1. The common number, the order of acceptance, is for the master: it would
 * tell how many orders others gave meanwhile, those of hidden riders too (MB-INF-7).
 */
export function ownNumbers(state: Pick<CampaignState, 'orders'>, personId: string): Map<string, number> {
  const own = Object.values(state.orders).filter((order) => order.byId === personId)
  return new Map(own.sort((a, b) => a.number - b.number).map((order, index) => [order.id, index + 1]))
}

/** The same of a single order, for an event. */
export const ownNumber = (state: Pick<CampaignState, 'orders'>, order: { byId: string; number: number }): number =>
  Object.values(state.orders).filter((other) => other.byId === order.byId && other.number <= order.number).length
