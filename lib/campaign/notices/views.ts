import type { View } from '@/lib/kernel/view'
import type { CampaignState, Notice } from '../state'
import type { ViewRowTypes } from '../viewRows'

const row = ({ id: _id, ...columns }: Notice): ViewRowTypes['notices'] => ({ ...columns })

/** Notices of one's own; the master and the audit see all, with what was delivered and read. */
export const noticesView: View<CampaignState> = {
  name: 'notices',
  reads: ['notices'],
  rows(state, audience) {
    const all = audience.kind === 'master' || audience.kind === 'audit'
    if (!all && audience.kind !== 'person') return {}
    const own = Object.values(state.notices).filter((notice) => all || ('id' in audience && notice.personId === audience.id))
    return Object.fromEntries(own.map((notice) => [notice.id, row(notice)])) as ReturnType<View<CampaignState>['rows']>
  },
}
