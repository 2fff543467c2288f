import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { PeopleEvent } from './events'

const table = (event: PeopleEvent, audience: Audience): VisibleEvent | null =>
  audience.kind === 'master' || audience.kind === 'audit' ? ({ ...event } as VisibleEvent) : null

/** Who holds which role is the master's; others see names through the view `people`. */
export const peopleVisibility: Visibility<PeopleEvent> = {
  PersonCreated: table,
  RolesSet: table,
  PersonLeft: table,
  CharacterChanged: table,
}
