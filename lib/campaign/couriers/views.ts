import type { Audience, View } from '@/lib/kernel/view'
import { marchOfOfficer, stateOfOfficer } from '../armies'
import { setting } from '../settings'
import type { CampaignState, Officer } from '../state'
import type { ViewRowTypes } from '../viewRows'

type RiderRow = ViewRowTypes['riders']

/** The whole truth: for the master, the audit and the rider himself. */
function riderRow(state: CampaignState, officer: Officer): RiderRow {
  return {
    stateId: stateOfOfficer(state, officer.id),
    character: state.people[officer.id]?.character ?? null,
    sectorId: officer.sectorId,
    towardsId: marchOfOfficer(state, officer)?.toId ?? null,
    captive: officer.status === 'captive',
  }
}

/** What others see of his flag: that he was seized is told to his player and to his captors alone (section 16.2). */
const flagOf = (row: RiderRow): RiderRow => ({ ...row, captive: false })

function rowFor(state: CampaignState, officer: Officer, audience: Audience): RiderRow | null {
  const row = riderRow(state, officer)
  switch (audience.kind) {
    case 'master':
    case 'audit':
      return row
    case 'person':
      return officer.id === audience.id ? row : null
    case 'state':
      return row.stateId === audience.id ? flagOf(row) : null
    case 'wall':
      // `info.loneOfficerFlags` public: like army flags, so without a name and, if targets are secret, without the border.
      if (setting(state, 'info.loneOfficerFlags') !== 'public') return null
      return { ...flagOf(row), character: null, towardsId: setting(state, 'info.marchTargetPublic') ? row.towardsId : null }
    case 'hq':
    case 'screen':
      return null
  }
}

/** Couriers and lone officers: their own state, themselves and the master (MB-INF-3, MB-AMB-106). */
export const ridersView: View<CampaignState> = {
  name: 'riders',
  reads: ['officers', 'people', 'marches', 'settings'],
  rows(state, audience) {
    const lone = Object.values(state.officers).filter((officer) => officer.armyId === null && officer.status !== 'executed')
    const shown = lone.flatMap((officer) => {
      const row = rowFor(state, officer, audience)
      return row ? [[officer.id, row] as const] : []
    })
    return Object.fromEntries(shown)
  },
}
