import type { DueKind } from '@/lib/kernel/command'
import type { CampaignState } from '../state'
import { endAnnouncement, openAnnouncement } from './announcement'
import { expireCard } from './closing'
import type { HqEvent } from './events'

/** Groups at the same instant (DESIGN §4): cards before the word's window, so that a word at a card's due is late (HQ-DEC-7). */
const CARDS = 4
const WORD = 5

const cardDeadline: DueKind<CampaignState, HqEvent> = {
  list: (state) =>
    Object.values(state.cards)
      .filter((card) => card.state === 'open' && card.due !== null)
      .map((card) => ({ kind: 'card.deadline', id: card.id, at: card.due!, group: CARDS, order: [card.openedAt ?? 0, card.id] })),
  fire(draft, item, ctx) {
    const card = draft.cards[item.id]
    if (card?.state === 'open') expireCard(draft, ctx, card)
  },
}

const wordWindow: DueKind<CampaignState, HqEvent> = {
  list(state) {
    const announcement = openAnnouncement(state)
    if (!announcement) return []
    return [{ kind: 'word.window', id: announcement.id, at: announcement.ends, group: WORD, order: [announcement.at, announcement.id] }]
  },
  fire(draft, item, ctx) {
    const announcement = draft.announcements[item.id]
    if (announcement?.outcome === null) endAnnouncement(draft, ctx, announcement, 'lapsed')
  },
}

export const hqDue = { 'card.deadline': cardDeadline, 'word.window': wordWindow }
