import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import type { HqContext } from './guards'

export type Announcement = RowIn<'announcements'>

/** The open announcement: one at a time in the whole HQ (HQ-DEC-6). */
export const openAnnouncement = (state: Pick<CampaignState, 'announcements'>): Announcement | null =>
  Object.values(state.announcements).find((announcement) => announcement.outcome === null) ?? null

/** The window ends at the earlier of its length and the card's due (HQ-DEC-7). */
export const endOfWord = (state: CampaignState, at: number, due: number | null): number =>
  Math.min(at + Math.round(setting(state, 'word.windowSec') * 1000), due ?? Infinity)

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

/** Ends an announcement without a decision and says how. */
export function endAnnouncement(draft: CampaignState, ctx: HqContext, announcement: Announcement, outcome: 'lapsed' | 'failed'): void {
  announcement.outcome = outcome
  ctx.emit({
    type: outcome === 'lapsed' ? 'AnnouncementLapsed' : 'AnnouncementFailed',
    announcement: announcement.id,
    card: announcement.subject.cardId,
    title: draft.cards[announcement.subject.cardId]?.title ?? '',
  })
}
