import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { HoursEvent } from './events'

/** That the event closes and opens is everybody's; how the masters set it is theirs. */
const publicly = (event: HoursEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'wall' || kind === 'master' || kind === 'audit' ? { ...event } : null
const mastersOnly = (event: HoursEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const hoursVisibility: Visibility<HoursEvent> = {
  HoursSet: mastersOnly,
  HoursClosed: publicly,
  HoursOpened: publicly,
  HoursKeptClosed: mastersOnly,
}
