import type { View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { CallViewRows } from './viewRows'

/** The wall tells everybody; the one who is called learns on his own devices that it is he; masters also until when. */
export const callsView: View<CampaignState> = {
  name: 'calls',
  reads: ['calls', 'people'],
  rows(state, audience): ViewRows {
    const { kind } = audience
    const all = kind === 'master' || kind === 'audit'
    if (!all && kind !== 'wall' && kind !== 'person') return {}
    const shown = Object.values(state.calls).filter((call) => kind !== 'person' || call.personId === audience.id)
    return Object.fromEntries(
      shown.map((call) => [
        call.id,
        {
          name: state.people[call.personId]?.character ?? '',
          place: call.place,
          at: call.at,
          own: kind === 'person',
          personId: all ? call.personId : null,
          until: all ? call.until : null,
          position: call.at,
        } satisfies CallViewRows['calls'],
      ]),
    )
  },
}
