import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { nameOf, nextPosition, type HqContext } from './guards'
import { openCard } from './opening'

export type Dispatch = RowIn<'dispatches'>

/** When a letter arrives by itself: the crossings between table and HQ take their time (HQ-COU-2); null: somebody marks it. */
export const arrivalOf = (state: CampaignState, tableId: string, at: number): number | null =>
  setting(state, 'courier.mode') === 'delay'
    ? at + Math.round((state.gameTables[tableId]?.hops ?? 0) * setting(state, 'courier.delayPerHopMin') * 60_000)
    : null

export const dispatchFacts = (state: CampaignState, { id, way, tableId, byId }: Dispatch) => ({
  ...{ dispatch: id, way, map: tableId, by: byId },
  name: state.gameTables[tableId]?.name ?? '',
  byName: nameOf(state, byId) ?? '',
})

type Given = Pick<Dispatch, 'way' | 'tableId' | 'byId' | 'text' | 'cardId' | 'answersId'>

/** Sends a letter on its way; with nothing to cross it is there at once. */
export function send(draft: CampaignState, ctx: HqContext, given: Given): Dispatch {
  const id = ctx.id('letter')
  const arrivesAt = arrivalOf(draft, given.tableId, ctx.happenedAt)
  draft.dispatches[id] = {
    ...{ id, ...given, sentAt: ctx.happenedAt, arrivesAt, courierId: null, deliveredAt: null },
    ...{ state: 'underway', position: nextPosition(draft.dispatches) },
  }
  const letter = draft.dispatches[id]
  ctx.emit({ type: 'DispatchSent', ...dispatchFacts(draft, letter) })
  if (arrivesAt !== null && arrivesAt <= ctx.now) deliver(draft, ctx, letter)
  return letter
}

/** It is there: HQ or the table reads it, the card it carries opens and its deadline starts (HQ-COU-3). */
export function deliver(draft: CampaignState, ctx: HqContext, letter: Dispatch): void {
  letter.state = 'delivered'
  letter.deliveredAt = ctx.now
  ctx.emit({ type: 'DispatchDelivered', ...dispatchFacts(draft, letter) })
  const card = letter.cardId === null ? null : draft.cards[letter.cardId]
  if (card?.state === 'hidden') openCard(draft, ctx, card, ctx.now, card.reserve === null ? 'schedule' : 'reserve')
}

/** True while a courier carries this card. */
export const isCarried = (state: Pick<CampaignState, 'dispatches'>, cardId: string): boolean =>
  Object.values(state.dispatches).some((letter) => letter.cardId === cardId && letter.state === 'underway')
