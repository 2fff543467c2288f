import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { CouriersEvent } from './events'
import { toldRider } from './outcome'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'
const isTold = (audience: Audience, people: string[]): boolean => audience.kind === 'person' && people.includes(audience.id)

/** What each audience sees of couriers (section 16.2, MB-INF-6, MB-INF-7). */
export const couriersVisibility: Visibility<CouriersEvent> = {
  CourierTested(event, audience, state): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (!isTold(audience, [event.officerId])) return null
    // His own dice and the outcome; never the number.
    return { type: 'CourierResult', sectorId: event.sectorId, dice: event.dice, outcome: toldRider(state, event.outcome) }
  },
  SuspiciousPerson(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (!isTold(audience, event.toldTo)) return null
    return { type: event.type, suspicionId: event.suspicionId, sectorId: event.sectorId }
  },
  // His own player has heard it as the result of his throw.
  CourierSeized(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (!isTold(audience, event.toldTo)) return null
    return { type: event.type, sectorId: event.sectorId, officerId: event.officerId }
  },
  /** The general and the rider's player learn dice and outcome, the general the name only if he caught him. */
  PursuitRolled(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    const { sectorId, rider, pursuers, outcome, officerId } = event
    const open = { type: 'PursuitResult', sectorId, rider, pursuers, outcome }
    if (isTold(audience, [event.generalId])) return outcome === 'caught' ? { ...open, officerId } : open
    return isTold(audience, [officerId]) ? open : null
  },
  PursuitTimed: (event, audience): VisibleEvent | null =>
    seesAll(audience) || (event.generalId !== null && isTold(audience, [event.generalId])) ? { ...event } : null,
  CavalryReturned: (event, audience): VisibleEvent | null =>
    seesAll(audience) || (event.generalId !== null && isTold(audience, [event.generalId])) ? { ...event } : null,
  RiderPresented(event, audience): VisibleEvent | null {
    if (seesAll(audience)) return { ...event }
    if (!isTold(audience, [...event.toldTo, event.officerId])) return null
    return { type: event.type, officerId: event.officerId, sectorId: event.sectorId, passage: event.passage }
  },
}
