import type { Audience } from '@/lib/kernel/view'
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

/**
 * What each audience sees of each event (section 10). The hall's wall and other people learn of HQ only through views, where
 * `hq.publicOnWall` decides; hosts hear of their own tables.
 */
export const hqVisibility: Visibility<HqEvent> = {
  CardOpened: openBut('from'),
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
}
