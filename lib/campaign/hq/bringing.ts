import { setting } from '../settings'
import { inOrder, type CampaignState, type Card, type RowIn } from '../state'
import { isCarried, send } from './dispatch'
import type { CardSource } from './events'
import { nextPosition, type HqContext } from './guards'
import { openCard, reserveCards } from './opening'

type Table = RowIn<'gameTables'>

/** What the round brings: all cards scheduled for it, else the next of the reserve, else nothing (HQ-TRG-2). */
export function broughtBy(draft: CampaignState, tableId: string, round: number): { cards: Card[]; from: 'schedule' | 'reserve' } {
  const scheduled = inOrder(draft.cards).filter(
    (card) => card.state === 'hidden' && card.tableId === tableId && card.round === round && !isCarried(draft, card.id),
  )
  if (scheduled.length > 0) return { cards: scheduled, from: 'schedule' }
  return { cards: setting(draft, 'hq.reserveDraw') ? reserveCards(draft).slice(0, 1) : [], from: 'reserve' }
}

/** When a card may open at the earliest, so that tables that begin together do not pour out their cards at once (EP-21). */
function earliest(draft: CampaignState, at: number): number {
  const gap = Math.round(setting(draft, 'hq.spreadMinutes') * 60_000)
  if (gap === 0) return at
  const taken = [
    ...Object.values(draft.cards).flatMap((card) => (card.openedAt !== null && card.round !== null ? [card.openedAt] : [])),
    ...Object.values(draft.openings).map((opening) => opening.at),
  ]
  let free = at
  for (const one of taken.sort((a, b) => a - b)) if (Math.abs(one - free) < gap) free = one + gap
  return free
}

/** Says that a card opens by itself at that moment. */
export function planOpening(draft: CampaignState, ctx: HqContext, card: Card, at: number, from: CardSource): void {
  const position = draft.openings[card.id]?.position ?? nextPosition(draft.openings)
  draft.openings[card.id] = { id: card.id, cardId: card.id, at, from, position }
  ctx.emit({ type: 'OpeningPlanned', card: card.id, title: card.title, at })
}

function bringCard(draft: CampaignState, ctx: HqContext, table: Table, card: Card, from: CardSource): void {
  if (setting(draft, 'courier.cards') === 'delayed') {
    send(draft, ctx, { way: 'toHq', tableId: table.id, byId: table.hostId ?? ctx.by, text: '', cardId: card.id, answersId: null })
    return
  }
  const at = earliest(draft, ctx.happenedAt)
  if (at <= ctx.now) openCard(draft, ctx, card, at, from)
  else planOpening(draft, ctx, card, at, from)
}

/** Brings HQ what the round has for it; none: the master's alert (HQ-TRG-2). */
export function bringCards(draft: CampaignState, ctx: HqContext, table: Table, round: number): void {
  const { cards, from } = broughtBy(draft, table.id, round)
  for (const card of cards) bringCard(draft, ctx, table, card, from)
  if (cards.length > 0) return
  table.roundWithoutCard = round
  ctx.emit({ type: 'TurnWithoutCard', map: table.id, name: table.name, n: round })
}
