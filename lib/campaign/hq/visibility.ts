import type { Audience } from '@/lib/kernel/view'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { Visibility, VisibleEvent } from '../feature'
import type { HqEvent } from './events'

type See<Event> = (event: Event, audience: Audience, state: CampaignState) => VisibleEvent | null

const isMaster = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'
const isPerson = (audience: Audience, personId: string | null): boolean => audience.kind === 'person' && audience.id === personId

/** Master and audit alone. */
const table: See<HqEvent> = (event, audience) => (isMaster(audience) ? event : null)
/** Master and audit; HQ the same. */
const open: See<HqEvent> = (event, audience) => (isMaster(audience) || audience.kind === 'hq' ? event : null)
/** Master and audit; HQ all but what a master keeps to himself: his reason, and what brought a card (HQ-VIS-1). */
const openBut =
  <Secret extends string>(secret: Secret): See<HqEvent & Record<Secret, unknown>> =>
  (event, audience) => {
    if (isMaster(audience)) return event
    if (audience.kind !== 'hq') return null
    const { [secret]: _secret, ...shown } = event
    return shown as unknown as VisibleEvent
  }

const hostOf = (state: CampaignState, tableId: string): string | null => state.gameTables[tableId]?.hostId ?? null

/** The giver hears of his gift; HQ that a pool grew by one, not whose it was (section 10). */
const gift: See<Extract<HqEvent, { donation: string }>> = (event, audience) => {
  if (isMaster(audience) || isPerson(audience, event.by)) return event
  return audience.kind === 'hq' && event.type === 'DonationConfirmed' ? { type: event.type, pool: event.pool, amount: event.amount } : null
}

/** A letter: its writer's side when it goes, its reader's when it is there; that a card travels is nobody's to know. */
const letter: See<Extract<HqEvent, { dispatch: string }>> = (event, audience, state) => {
  if (isMaster(audience)) return event
  if (state.dispatches[event.dispatch]?.cardId != null) return null
  const atHq = (event.way === 'fromHq') === (event.type === 'DispatchSent')
  if (event.type !== 'DispatchSent' && event.type !== 'DispatchDelivered') return null
  return (atHq ? audience.kind === 'hq' : isPerson(audience, hostOf(state, event.map))) ? event : null
}

/** The winner's intervention is HQ's when its own side has it (HQ-GIG-5). */
const intervention: See<HqEvent & { side: string }> = (event, audience, state) =>
  isMaster(audience) || (audience.kind === 'hq' && event.side === setting(state, 'hq.side')) ? event : null

/** The host of the table and the master; HQ learns it by dispatch (HQ-MAP-3). */
const result: See<HqEvent & { map: string }> = (event, audience, state) =>
  isMaster(audience) || isPerson(audience, hostOf(state, event.map)) ? event : null

/**
 * What each audience sees of each event (section 10). The hall's wall and other people learn of HQ only through views, where
 * `hq.publicOnWall` decides; hosts hear of their own tables.
 */
export const hqVisibility: Visibility<HqEvent> = {
  CardOpened: openBut('from'),
  DeckCardSaved: table,
  DeckCardDeleted: table,
  DeckImported: table,
  CardWithdrawn: openBut('reason'),
  DeadlineSet: openBut('reason'),
  RequirementMarked: open,
  CardDecided: open,
  CardFailed: open,
  CardMissed: open,
  CardAggravated: open,
  DecisionReversed: openBut('reason'),
  CardReopened: open,
  PoolsChanged: open,
  PoolAdjusted: openBut('reason'),
  ConsequenceRecorded: open,
  AidGranted: open,
  CpLimitRaised: (event, audience, state) =>
    isPerson(audience, state.gameTables[event.map]?.hostId ?? null) ? event : open(event, audience, state),
  CampChanged: open,
  FunctionGained: open,
  PresenceChanged: (event, audience, state) => (isPerson(audience, event.person) ? event : open(event, audience, state)),
  TurnStarted: (event, audience, state) => (isPerson(audience, event.hostId) ? event : table(event, audience, state)),
  TurnWithoutCard: table,
  Announced: open,
  WordSaid: open,
  AnnouncementLapsed: open,
  AnnouncementFailed: open,
  AnnouncementCancelled: open,
  OutcomeChanged: openBut('reason'),
  OpeningPlanned: table,
  DonationDeclared: gift,
  DonationConfirmed: gift,
  DonationRejected: gift,
  DonationWithdrawn: gift,
  Exchanged: open,
  Acquired: open,
  DispatchSent: letter,
  DispatchTaken: letter,
  DispatchDelivered: letter,
  DispatchDelayed: letter,
  DispatchLost: letter,
  AidAllotted: open,
  MapFinished: result,
  StakesSet: (event, audience, state) => {
    if (isMaster(audience)) return event
    const { reason: _reason, ...shown } = event
    return result(shown as unknown as typeof event, audience, state)
  },
  StrikeAvailable: intervention,
  StrikeVoid: table,
  StrikeUsed: (event, audience, state) => (isPerson(audience, hostOf(state, event.map)) ? event : intervention(event, audience, state)),
  RoadsSet: table,
  WatchAsked: (event, audience, state) => (isPerson(audience, event.person) ? event : open(event, audience, state)),
  WatchAnswered: open,
  PromiseNoted: open,
  PromiseChanged: open,
}
