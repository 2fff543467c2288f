import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'

/** Throws that wait for people: all to the masters, a courier's own to his person. Facts stay on the server. */
const diceRequests: View<CampaignState> = {
  name: 'diceRequests',
  reads: ['diceRequests'],
  rows(state, audience) {
    const rows: ViewRows = {}
    for (const { id, kind, bodyId, dueAt, notation, purpose, position } of Object.values(state.diceRequests)) {
      if (!maySee(audience, bodyId)) continue
      rows[id] = { kind, dueAt, bodyId, notation, purpose, position } satisfies ViewRowTypes['diceRequests']
    }
    return rows
  },
}

/** An officer's figure has the id of its person, so a lone rider's throw is his own. */
const maySee = (audience: Audience, bodyId: string): boolean =>
  audience.kind === 'master' || audience.kind === 'audit' || (audience.kind === 'person' && audience.id === bodyId)

/** Published promises about the server's dice (DESIGN §3): everybody may check them later. */
const diceCommitments: View<CampaignState> = {
  name: 'diceCommitments',
  reads: ['diceCommitments'],
  rows(state, audience) {
    if (!['wall', 'master', 'audit'].includes(audience.kind)) return {}
    const rows: ViewRows = {}
    for (const { id, sha256, fromRoll, secret } of Object.values(state.diceCommitments)) {
      // How many rolls were made is a secret until the promise is kept.
      const known = audience.kind !== 'wall' || secret !== null
      rows[id] = { sha256, fromRoll: known ? fromRoll : null, secret } satisfies ViewRowTypes['diceCommitments']
    }
    return rows
  },
}

export const diceViews = [diceRequests, diceCommitments]
