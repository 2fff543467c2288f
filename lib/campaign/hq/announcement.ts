import { setting } from '../settings'
import type { CampaignState, Card, RowIn } from '../state'
import { wayOf } from './cardTerms'
import type { HqContext } from './guards'
import type { AidFor, Subject } from './tables'

export type Announcement = RowIn<'announcements'>

/** The open announcement: one at a time in the whole HQ (HQ-DEC-6). */
export const openAnnouncement = (state: Pick<CampaignState, 'announcements'>): Announcement | null =>
  Object.values(state.announcements).find((announcement) => announcement.outcome === null) ?? null

/** The card it is about; null: help or the winner's intervention. */
export const cardIdOf = (subject: Subject): string | null => ('cardId' in subject ? subject.cardId : null)

/** The open announcement about this card. */
export function announcementAbout(state: Pick<CampaignState, 'announcements'>, cardId: string): Announcement | null {
  const open = openAnnouncement(state)
  return open && cardIdOf(open.subject) === cardId ? open : null
}

/**
 * The window ends at the earlier of its length and the card's due (HQ-DEC-7); where the word extends the due, what was announced in
 * time may be said to the end of the window (`word.extendsDue`).
 */
export function endOfWord(state: CampaignState, at: number, due: number | null): number {
  const length = Math.round(setting(state, 'word.windowSec') * 1000)
  return setting(state, 'word.extendsDue') ? at + length : Math.min(at + length, due ?? Infinity)
}

/** When the card closes by itself: its due, or the end of the word that keeps it open (`word.extendsDue`). Null: the end of the event. */
export function closesAt(state: CampaignState, card: Pick<Card, 'id' | 'due'>): number | null {
  if (card.due === null || !setting(state, 'word.extendsDue')) return card.due
  return Math.max(card.due, announcementAbout(state, card.id)?.ends ?? card.due)
}

/** Words needed when `present` volunteers are in the room (HQ-DEC-4). */
export function quorumFor(state: Pick<CampaignState, 'settings'>, present: number): number {
  const least = setting(state, 'collective.min')
  switch (setting(state, 'collective.quorum')) {
    case 'moreThanHalf':
      return Math.max(least, Math.floor(present / 2) + 1)
    case 'all':
      return Math.max(least, present)
    case 'two':
      return least
  }
}

/** What the announcement is called: the title of its card, or the names of what it is about. */
export function titleOf(state: CampaignState, subject: Subject): string {
  switch (subject.s) {
    case 'card':
    case 'aggravate':
      return state.cards[subject.cardId]?.title ?? ''
    case 'aid':
      return targetName(state, subject)
    case 'aids':
      return [...new Set(subject.list.map((each) => targetName(state, each)))].join(', ')
    case 'strike':
      return state.gameTables[subject.map]?.name ?? ''
  }
}

/** Help for a table is named after the table, help for a ship after the ship. */
export const targetName = (state: Pick<CampaignState, 'gameTables' | 'ships'>, { aid, target }: AidFor): string =>
  (aid === 'cp' ? state.gameTables[target]?.name : state.ships[target]?.name) ?? ''

/** The way it takes in words, or how it makes worse; help and intervention are said by their kind. */
export function wayTextOf(state: CampaignState, subject: Subject): string {
  const card = state.cards[cardIdOf(subject) ?? '']
  if (!card) return ''
  return (subject.s === 'card' ? wayOf(card, subject.wayId)?.text : card.aggravation?.text) ?? ''
}

/** Ends an announcement without a decision and says how. */
export function endAnnouncement(draft: CampaignState, ctx: HqContext, announcement: Announcement, outcome: 'lapsed' | 'failed'): void {
  announcement.outcome = outcome
  ctx.emit({
    type: outcome === 'lapsed' ? 'AnnouncementLapsed' : 'AnnouncementFailed',
    announcement: announcement.id,
    card: cardIdOf(announcement.subject),
    title: titleOf(draft, announcement.subject),
  })
}
