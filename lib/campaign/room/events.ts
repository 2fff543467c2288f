import type { RowIn } from '../state'

/** Facts of the room. */
export type RoomEvent =
  { type: 'PersonCheckedIn'; person: string; how: RowIn<'checkIns'>['how'] } | { type: 'PersonCheckedOut'; person: string }
