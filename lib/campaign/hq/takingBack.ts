import type { CampaignState } from '../state'
import { addAid, campOf, changeCamp } from './camp'
import type { HqContext } from './guards'
import { emitPools, movePool, poolsNow } from './pools'
import { aidIds, poolIds, type Change } from './tables'

/** Undoes what closing a card changed: cost returned, gains taken back, grants withdrawn, camp changes undone (HQ-DEC-12). */
export function takeBack(draft: CampaignState, ctx: HqContext, change: Change): void {
  const before = poolsNow(draft)
  for (const pool of poolIds) if (change[pool] !== 0) movePool(draft, pool, -change[pool])
  for (const aid of aidIds) if (change[aid] !== 0) addAid(draft, aid, -change[aid])
  const camp = campOf(draft)
  changeCamp(draft, ctx, { defence: camp.defence - change.defence, support: camp.support - change.support })
  emitPools(draft, ctx, before)
}

/**
 * Takes back what the end of the event closed, for an end pressed by accident: the clock stands where it ended, so these are the
 * records of this very moment that nobody decided. A card that only the end had brought is hidden again.
 */
export function reopenAll(draft: CampaignState, ctx: HqContext): void {
  const byEnd = Object.values(draft.consequences)
    .filter((record) => record.at === ctx.now && record.decidedById === null && !record.struck)
    .sort((a, b) => b.position - a.position)
  for (const record of byEnd) {
    const card = draft.cards[record.cardId]!
    record.struck = true
    takeBack(draft, ctx, record.change)
    card.version += 1
    if (card.openedAt === ctx.now) {
      card.state = 'hidden'
      card.openedAt = null
      card.due = null
    } else {
      card.state = 'open'
      ctx.emit({ type: 'CardReopened', card: card.id, title: card.title })
    }
  }
}
