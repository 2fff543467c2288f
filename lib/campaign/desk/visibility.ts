import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { DeskEvent } from './events'

/** What happens at the masters' desk is theirs; that a thing stands, others see from the view `holds`. */
const mastersOnly = (event: DeskEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const deskVisibility: Visibility<DeskEvent> = {
  ReminderSet: mastersOnly,
  ReminderRang: mastersOnly,
  ReminderDone: mastersOnly,
  ItemTaken: mastersOnly,
  ItemGivenBack: mastersOnly,
  ThingHeld: mastersOnly,
  ThingReleased: mastersOnly,
  HandoverWritten: mastersOnly,
  HandoverRead: mastersOnly,
  ReasonGiven: mastersOnly,
}
