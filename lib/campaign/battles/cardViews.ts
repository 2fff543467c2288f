import type { View } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'

/** Character cards: private to the officer's player and the master (section 16.2). */
export const officerCardsView: View<CampaignState> = {
  name: 'officerCards',
  reads: ['officerCards'],
  rows(state, audience) {
    const rows: Record<string, ViewRowTypes['officerCards']> = {}
    for (const { id, bonuses, saveOn } of Object.values(state.officerCards)) {
      if (audience.kind !== 'master' && audience.kind !== 'audit' && !(audience.kind === 'person' && audience.id === id)) continue
      rows[id] = { bonuses: bonuses.map((bonus) => ({ ...bonus })), saveOn }
    }
    return rows
  },
}
