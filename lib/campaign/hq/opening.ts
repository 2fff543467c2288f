import type { CampaignState, Card } from '../state'
import { minutesToMs } from './cardTerms'
import type { CardSource } from './events'
import type { HqContext } from './guards'

/** Opens a card: its deadline runs from its appearance (HQ-CRD-2, HQ-CRD-3). `at`: when it appeared, event milliseconds. */
export function openCard(draft: CampaignState, ctx: HqContext, card: Card, at: number, from: CardSource): void {
  delete draft.openings[card.id]
  card.state = 'open'
  card.openedAt = at
  card.due = card.deadline.kind === 'timer' ? at + minutesToMs(card.deadline.minutes) : null
  card.version += 1
  ctx.emit({ type: 'CardOpened', card: card.id, kind: card.kind, title: card.title, due: card.due, from })
}

/** Hidden cards of the reserve in their order (HQ-TRG-2), but for those already on their way to HQ. */
export const reserveCards = (state: Pick<CampaignState, 'cards' | 'openings' | 'dispatches'>): Card[] => {
  const onTheWay = new Set(
    Object.values(state.dispatches).flatMap(({ cardId, state: now }) => (cardId !== null && now === 'underway' ? [cardId] : [])),
  )
  return Object.values(state.cards)
    .filter((card) => card.state === 'hidden' && card.reserve !== null && !state.openings[card.id] && !onTheWay.has(card.id))
    .sort((a, b) => a.reserve! - b.reserve! || (a.id < b.id ? -1 : 1))
}

/** Open cards in the order in which the end of the event closes them: opening, then id (HQ-CRD-4). */
export const openCards = (state: Pick<CampaignState, 'cards'>): Card[] =>
  Object.values(state.cards)
    .filter((card) => card.state === 'open')
    .sort((a, b) => (a.openedAt ?? 0) - (b.openedAt ?? 0) || (a.id < b.id ? -1 : 1))
