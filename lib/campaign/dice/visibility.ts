import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { DiceEvent } from './events'

/** Throws are for the masters and the audit; a courier sees that his own throw waits (view `diceRequests`), not what it decides. */
const mastersOnly = (event: DiceEvent, audience: Audience): VisibleEvent | null =>
  audience.kind === 'master' || audience.kind === 'audit' ? { ...event } : null

export const diceVisibility: Visibility<DiceEvent> = { DiceRequested: mastersOnly, DiceAnswered: mastersOnly }
