import type { Audience, View, ViewRows } from '@/lib/kernel/view'
import { registered } from '../registered'
import { tableNames, type CampaignState, type RowIn } from '../state'
import type { DeskViewRows } from './viewRows'

const isTable = ({ kind }: Audience): boolean => kind === 'master' || kind === 'audit'

/** Rows that lie on the masters' desk alone, as they are. */
function deskView(name: 'reminders' | 'claims' | 'handovers' | 'deferredReasons'): View<CampaignState> {
  return {
    name,
    reads: [name],
    rows(state, audience) {
      if (!isTable(audience)) return {}
      return Object.fromEntries(Object.values(state[name]).map(({ id, ...columns }) => [id, columns])) as ViewRows
    },
  }
}

/** Milliseconds from the moment it was stopped to the next deadline of its own; null when it has none. */
function leftOf(state: CampaignState, { kind, itemId, at }: RowIn<'holds'>): number | null {
  if (kind === 'march') {
    const march = state.marches[itemId]
    return march ? march.startAt + (march.crossed ? march.durationMs : march.durationMs / 2) - at : null
  }
  const due = kind === 'card' ? state.cards[itemId]?.due : null
  return due === null || due === undefined ? null : due - at
}

const viewOfKind = { march: 'marches', card: 'cards', battle: 'battles' } as const

/** True if this audience is shown the thing itself: then it may know that its time stands. */
function seesThing(state: CampaignState, audience: Audience, { kind, itemId }: RowIn<'holds'>): boolean {
  const view = registered().views.find(({ name }) => name === viewOfKind[kind])
  return view !== undefined && Object.hasOwn(view.rows(state, audience), itemId)
}

/** Things that stand (EP-5), to whoever sees them; a row whose thing is gone meanwhile tells nobody anything. */
const holds: View<CampaignState> = {
  name: 'holds',
  reads: tableNames,
  rows(state, audience) {
    const rows: ViewRows = {}
    for (const hold of Object.values(state.holds)) {
      if (!seesThing(state, audience, hold)) continue
      const { id, kind, itemId, at, byId } = hold
      rows[id] = { kind, itemId, at, left: leftOf(state, hold), byId: isTable(audience) ? byId : null } satisfies DeskViewRows['holds']
    }
    return rows
  },
}

/** States nobody has come for: how a state is played is the masters' to know. */
const playedStates: View<CampaignState> = {
  name: 'playedStates',
  reads: ['states'],
  rows(state, audience): ViewRows {
    if (!isTable(audience)) return {}
    const played = Object.values(state.states).filter(({ playedByMaster }) => playedByMaster)
    return Object.fromEntries(played.map(({ id }) => [id, { byMaster: true } satisfies DeskViewRows['playedStates']]))
  },
}

export const deskViews = [holds, playedStates, ...(['reminders', 'claims', 'handovers', 'deferredReasons'] as const).map(deskView)]
