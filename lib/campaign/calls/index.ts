import type { DueKind } from '@/lib/kernel/command'
import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import type { CampaignState } from '../state'
import { endCall } from './call'
import { callCommands } from './commands'
import type { CallsEvent } from './events'
import { callsView } from './views'

/** After everything else of the same instant: nothing depends on what stands on a wall. */
const LAST = 9

/** A call that nobody answered leaves the walls by itself. */
const expire: DueKind<CampaignState, CallsEvent> = {
  list: (state) => Object.values(state.calls).map(({ id, until }) => ({ kind: 'call.expire', id, at: until, group: LAST, order: [id] })),
  fire: (draft, item, ctx) => endCall(draft, ctx, draft.calls[item.id]!.personId, 'time'),
}

/** The walls see the call itself come and go; who called and why it ended is the masters' concern. */
const forMasters = (event: CallsEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const calls: Feature<CallsEvent> = {
  name: 'calls',
  commands: callCommands,
  due: { 'call.expire': expire },
  answers: {},
  views: [callsView],
  visibility: { PersonCalled: forMasters, CallEnded: forMasters },
}
export { callOf, callToTable, endCall } from './call'
export type { CallsEvent } from './events'
