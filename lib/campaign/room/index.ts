import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { roomCommands } from './commands'
import type { RoomEvent } from './events'
import { roomViews } from './views'

/** Who comes and goes is the masters' concern; each sees of himself what his view `place` says. */
const forMasters = (event: RoomEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const room: Feature<RoomEvent> = {
  name: 'room',
  commands: roomCommands,
  due: {},
  answers: {},
  views: roomViews,
  visibility: { PersonCheckedIn: forMasters, PersonCheckedOut: forMasters },
}
export type { RoomEvent } from './events'
export { ownFigureSeen } from './figure'
export { hearsAs } from './hears'
export { checkAtTable } from './orders'
export { isAtTable, placeOf } from './place'
export { rememberTable } from './remember'
export { guarded } from './where'
