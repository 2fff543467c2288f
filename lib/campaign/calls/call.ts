import type { Context } from '@/lib/kernel/command'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import type { CallsEvent } from './events'

type Ctx = Pick<Context<CallsEvent>, 'id' | 'now' | 'emit'>
const minute = 60_000

/** The call of a person that stands on the walls now, or null. */
export const callOf = (state: Pick<CampaignState, 'calls'>, personId: string): RowIn<'calls'> | null =>
  Object.values(state.calls).find((call) => call.personId === personId) ?? null

/**
 * Calls a person to the table on every wall, without saying why (EP-9). Who is called again gets a new call, so that it rings again.
 * `place` is what the wall says of where to, empty: to the table. Returns the id of the call.
 */
export function callToTable(draft: CampaignState, ctx: Ctx, personId: string, place = '', minutes: number | null = null): string {
  const until = ctx.now + (minutes ?? setting(draft, 'wall.callMinutes')) * minute
  const standing = callOf(draft, personId)
  if (standing) delete draft.calls[standing.id]
  const id = ctx.id('call')
  draft.calls[id] = { id, personId, place, at: ctx.now, until }
  ctx.emit({ type: 'PersonCalled', call: id, person: personId, place, until })
  return id
}

/** Takes the call of a person off the walls; nothing when there is none. */
export function endCall(draft: CampaignState, ctx: Pick<Ctx, 'emit'>, personId: string, why: 'came' | 'cancelled' | 'time'): void {
  const call = callOf(draft, personId)
  if (!call) return
  delete draft.calls[call.id]
  ctx.emit({ type: 'CallEnded', call: call.id, person: personId, why })
}
