import type { Listener, View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { ViewName } from '../viewRows'
import { placeOf } from './place'

type Where = 'table' | 'captiveToo' | 'everywhere'

/**
 * Where each view may be seen (`info.flagsWhere`, EP-11): `table` is what lies on the table now, which people away from it and
 * captives must not see live; `captiveToo` is the same, but a captive keeps what is in it of himself; `everywhere` is the rest. A test
 * demands an entry for every view.
 */
export const whereSeen: Partial<Record<ViewName, Where>> = {
  campaign: 'everywhere',
  clock: 'everywhere',
  settings: 'everywhere',
  states: 'everywhere',
  relations: 'everywhere',
  sectors: 'everywhere',
  flags: 'table',
  riders: 'captiveToo',
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
  playedStates: 'everywhere',
  deferredReasons: 'everywhere',
  openingHours: 'everywhere',
  hours: 'everywhere',
  allegianceChanges: 'everywhere',
  calls: 'everywhere',
  screen: 'everywhere',
  screens: 'everywhere',
  instructions: 'everywhere',
  papers: 'everywhere',
  pendingOrders: 'everywhere',
  officerCards: 'everywhere',
  donations: 'everywhere',
  donationTotals: 'everywhere',
  acquisitions: 'everywhere',
  exchanges: 'everywhere',
  rates: 'everywhere',
  dispatches: 'everywhere',
  latestDispatch: 'everywhere',
  watches: 'everywhere',
  openings: 'everywhere',
  interventions: 'everywhere',
  promises: 'everywhere',
  aidUses: 'everywhere',
  ships: 'everywhere',
  survivalCounts: 'everywhere',
  ceremony: 'everywhere',
  battleMaps: 'everywhere',
  sectorMaps: 'everywhere',
  battles: 'table',
  battleSides: 'table',
  battleForces: 'table',
  battleComing: 'table',
  battleMarks: 'table',
  battleOutcomes: 'table',
  boards: 'table',
  boardRows: 'table',
  boardPieces: 'table',
  boardTold: 'table',
  suspicions: 'everywhere',
  pursuits: 'everywhere',
  letters: 'everywhere',
  passes: 'everywhere',
  place: 'everywhere',
  lastKnown: 'everywhere',
  checkIns: 'everywhere',
  bellStops: 'table',
}

/** A view that nobody has placed lies on the table: who should see it misses it, nobody sees too much. */
const whereOf = (name: string): Where => (Object.hasOwn(whereSeen, name) ? whereSeen[name as ViewName]! : 'table')
const isOfTable = (name: string): boolean => whereOf(name) !== 'everywhere'

/** Tables that decide who is at the table. */
const placing = ['checkIns', 'officers', 'people', 'settings', 'battles'] as const

/** What people away from the table hear of a view: the wall's rows of what is seen everywhere, and of their own layer the same. */
export function guarded(view: View<CampaignState>): View<CampaignState, Listener> {
  if (!isOfTable(view.name)) {
    return { ...view, rows: (state, audience) => view.rows(state, audience.kind === 'outside' ? { kind: 'wall' } : audience) }
  }
  const captives = whereOf(view.name) === 'captiveToo'
  return {
    ...view,
    reads: [...new Set([...view.reads, ...placing])],
    rows(state, audience): ViewRows {
      if (audience.kind === 'outside') return {}
      const place = audience.kind === 'person' ? placeOf(state, audience.id) : 'table'
      return place === 'table' || (place === 'captive' && captives) ? view.rows(state, audience) : {}
    },
  }
}

/** The views that people away from the table have only as they last saw them. */
export const viewsOfTable = (views: readonly View<CampaignState>[]): View<CampaignState>[] => views.filter(({ name }) => isOfTable(name))
