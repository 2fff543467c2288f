import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { find } from '@/lib/kernel/table'
import { isAtLarge } from '../armies'
import type { CampaignState, RowIn } from '../state'
import type { PassViewRows } from './viewRows'

type Pass = RowIn<'passes'>

/** Its bearer has the paper; the generals of the state know what their sentries were told; the master knows all. */
function maySee(state: CampaignState, pass: Pass, audience: Audience): boolean {
  if (audience.kind === 'master' || audience.kind === 'audit') return true
  if (audience.kind !== 'person') return false
  if (pass.officerId === audience.id || pass.byId === audience.id) return true
  const rank = find(state.officers, audience.id)?.rank
  const general = rank === 'general' || rank === 'marshal'
  return general && find(state.people, audience.id)?.stateId === pass.stateId && isAtLarge(state, audience.id)
}

export const passesView: View<CampaignState> = {
  name: 'passes',
  reads: ['passes', 'people', 'officers'],
  rows(state, audience): ViewRows {
    const shown = Object.values(state.passes).filter((pass) => maySee(state, pass, audience))
    const name = (personId: string) => find(state.people, personId)?.character ?? ''
    return Object.fromEntries(
      shown.map(({ id, officerId, stateId, byId, at, until }) => {
        const row: PassViewRows['passes'] = { officerId, officerName: name(officerId), stateId, byName: name(byId), at, until }
        return [id, row]
      }),
    )
  },
}
