import type { View, ViewRows } from '@/lib/kernel/view'
import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'
import { placeOf } from './place'
import type { RoomViewRows } from './viewRows'

/** Where I am as to the table, and of when my knowledge is. */
const place: View<CampaignState> = {
  name: 'place',
  reads: ['people', 'officers', 'settings', 'checkIns', 'battles', 'lastKnown'],
  rows(state, audience): ViewRows {
    if (audience.kind !== 'person' || !find(state.people, audience.id)) return {}
    const where = placeOf(state, audience.id)
    const knownAt = where === 'table' ? null : (find(state.lastKnown, audience.id)?.at ?? null)
    return { place: { place: where, knownAt } satisfies RoomViewRows['place'] }
  },
}

/** What I saw of the table when I last stood at it, view by view; nothing while I stand there. */
const lastKnown: View<CampaignState> = {
  name: 'lastKnown',
  reads: ['people', 'officers', 'settings', 'checkIns', 'battles', 'lastKnown'],
  rows(state, audience): ViewRows {
    if (audience.kind !== 'person' || placeOf(state, audience.id) === 'table') return {}
    const known = find(state.lastKnown, audience.id)
    const views = Object.entries(known?.views ?? {}).filter(([name]) => name !== 'me')
    return known ? Object.fromEntries(views.map(([name, rows]) => [name, { at: known.at, rows }])) : {}
  },
}

/** Who is in the room: the master's concern. */
const checkIns: View<CampaignState> = {
  name: 'checkIns',
  reads: ['checkIns'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'master' && kind !== 'audit') return {}
    return Object.fromEntries(Object.values(state.checkIns).map(({ id, at, how }) => [id, { at, how }]))
  },
}

export const roomViews = [place, lastKnown, checkIns]
