import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { callToTable, endCall } from './call'
import type { CallsEvent } from './events'

const person = z.strictObject({
  person: id,
  place: z.string().trim().max(80).optional(),
  minutes: z
    .number()
    .positive()
    .max(24 * 60)
    .optional(),
})
const end = z.strictObject({ call: id, came: z.boolean() })

export const callCommands = {
  /** «Граф Савин — к столу» on every wall (EP-9). */
  'call.person': command<typeof person, CallsEvent>({
    schema: person,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const called = find(draft.people, data.person)
      if (!called || called.left) throw new RuleError('E_UNKNOWN', { what: 'person' })
      ctx.answer({ call: callToTable(draft, ctx, called.id, data.place, data.minutes ?? null) })
    },
  }),
  /** He came, or is not needed any more. */
  'call.end': command<typeof end, CallsEvent>({
    schema: end,
    who: ['master'],
    handler(draft: CampaignState, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const call = find(draft.calls, data.call)
      if (!call) throw new RuleError('E_UNKNOWN', { what: 'call' })
      endCall(draft, ctx, call.personId, data.came ? 'came' : 'cancelled')
    },
  }),
}
