import { createHash } from 'node:crypto'
import type { CampaignState } from '@/lib/campaign/state'

/** Says which deck an import was tried on: it changes whenever a card is edited, added, deleted or comes into play. */
export function deckStamp(state: Pick<CampaignState, 'cards'>): string {
  const cards = Object.values(state.cards)
    .map(({ id, version, state: now }) => [id, version, now])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(cards)).digest('hex').slice(0, 32)
}
