import type { Listener, View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ViewName } from '../viewRows'
import { isAtTable } from './place'

/**
 * Where each view may be seen (`info.flagsWhere`, EP-11): `table` is what lies on the table now, which people away from it and
 * captives must not see live; `everywhere` is the rest. A test demands an entry for every view.
 */
export const whereSeen: Partial<Record<ViewName, 'table' | 'everywhere'>> = {
  campaign: 'everywhere',
  clock: 'everywhere',
  settings: 'everywhere',
  states: 'everywhere',
  relations: 'everywhere',
  sectors: 'everywhere',
  flags: 'table',
  riders: 'table',
  armies: 'table',
  marches: 'table',
  orders: 'table',
  me: 'everywhere',
  people: 'everywhere',
  notices: 'everywhere',
  pools: 'everywhere',
  cards: 'everywhere',
  publicCards: 'everywhere',
  closedTitles: 'everywhere',
  consequences: 'everywhere',
  announcements: 'everywhere',
  camp: 'everywhere',
  aids: 'everywhere',
  gameTables: 'everywhere',
  diceRequests: 'everywhere',
  diceCommitments: 'everywhere',
  timeline: 'everywhere',
  holds: 'everywhere',
  reminders: 'everywhere',
  claims: 'everywhere',
  handovers: 'everywhere',
  deferredReasons: 'everywhere',
  openingHours: 'everywhere',
  hours: 'everywhere',
  allegianceChanges: 'everywhere',
  calls: 'everywhere',
  screen: 'everywhere',
  screens: 'everywhere',
  letters: 'everywhere',
  passes: 'everywhere',
  place: 'everywhere',
  lastKnown: 'everywhere',
  checkIns: 'everywhere',
  bellStops: 'table',
}

/** A view that nobody has placed lies on the table: who should see it misses it, nobody sees too much. */
const isOfTable = (name: string): boolean => (Object.hasOwn(whereSeen, name) ? whereSeen[name as ViewName] : 'table') === 'table'

/** Tables that decide who is at the table. */
const placing = ['checkIns', 'officers', 'people', 'settings'] as const

/** What people away from the table hear of a view: the wall's rows of what is seen everywhere, and of their own layer the same. */
export function guarded(view: View<CampaignState>): View<CampaignState, Listener> {
  if (!isOfTable(view.name)) {
    return { ...view, rows: (state, audience) => view.rows(state, audience.kind === 'outside' ? { kind: 'wall' } : audience) }
  }
  return {
    ...view,
    reads: [...new Set([...view.reads, ...placing])],
    rows(state, audience): ViewRows {
      if (audience.kind === 'outside') return {}
      return audience.kind === 'person' && !isAtTable(state, audience.id) ? {} : view.rows(state, audience)
    },
  }
}

/** The views that people away from the table have only as they last saw them. */
export const viewsOfTable = (views: readonly View<CampaignState>[]): View<CampaignState>[] => views.filter(({ name }) => isOfTable(name))
