import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { MarchesEvent, MovingBody } from './events'
import { ownNumber } from './numbers'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'

/** Flags of armies are for all; those of lone officers for their own state, the officer himself and the master (MB-INF-3, MB-AMB-106). */
function seesFlag(body: MovingBody, audience: Audience, state: CampaignState): boolean {
  if (seesAll(audience)) return true
  if (body.armyId !== null) return audience.kind === 'wall'
  if (audience.kind === 'state') return body.stateId === audience.id
  if (audience.kind === 'person') return body.officerId === audience.id
  return audience.kind === 'wall' && setting(state, 'info.loneOfficerFlags') === 'public'
}

/** The body alone, as its flag shows it. */
const flagOf = ({ armyId, officerId, stateId, arms }: MovingBody) => ({ armyId, officerId, stateId, arms })

/** What each audience sees of marches (section 16.2). No event of a flag carries a time, a strength or a number of an order. */
export const marchesVisibility: Visibility<MarchesEvent> = {
  OrderAccepted(event, audience, state): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (audience.kind !== 'person' || audience.id !== event.byId) return null
    return { ...event, number: ownNumber(state, event) }
  },
  FlagAtBorder(event, audience, state): VisibleEvent | null {
    if (!seesFlag(event, audience, state)) return null
    // `info.marchTargetPublic` false: others see that it is on the march, not where to (MB-AMB-19).
    const told = seesAll(audience) || audience.kind === 'person' || setting(state, 'info.marchTargetPublic')
    return { type: event.type, fromId: event.fromId, toId: told ? event.toId : null, ...flagOf(event) }
  },
  FlagCrossed: (event, audience, state): VisibleEvent | null =>
    seesFlag(event, audience, state) ? { type: event.type, fromId: event.fromId, toId: event.toId, ...flagOf(event) } : null,
  FlagHalted(event, audience, state): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    return seesFlag(event, audience, state) ? { type: event.type, sectorId: event.sectorId, ...flagOf(event) } : null
  },
  MarchStopped: (event, audience, state): VisibleEvent | null =>
    seesFlag(event, audience, state) ? { type: event.type, sectorId: event.sectorId, ...flagOf(event) } : null,
  InstructionDone: (event, audience): VisibleEvent | null => (seesAll(audience) ? { ...event } : null),
}
