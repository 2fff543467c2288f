import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { isAtLarge } from '../armies'
import { id, moment } from '../columns'
import { command } from '../feature'
import { notify } from '../notices'
import type { CampaignState } from '../state'
import type { PassesEvent } from './events'

const give = z.strictObject({
  officer: id,
  /** The state whose pass it is: for the master; a general gives that of his own. */
  state: id.optional(),
  /** Good until this moment of the event; without it until it is taken back. */
  until: moment.nullish(),
})
const takeBack = z.strictObject({ pass: id })

/** Generals and marshals speak for their state, the master for every one (EP-13). */
function speaksFor(state: CampaignState, stateId: string | null, ctx: Context<PassesEvent>): boolean {
  if (ctx.master) return true
  const rank = find(state.officers, ctx.by)?.rank
  const own = find(state.people, ctx.by)?.stateId ?? null
  return (rank === 'general' || rank === 'marshal') && own !== null && own === stateId && isAtLarge(state, ctx.by)
}

export const passCommands = {
  /** A pass for a rider, of another state as a rule: our troops let him through (EP-13). */
  'pass.give': command<typeof give, PassesEvent>({
    schema: give,
    who: ['officer', 'master'],
    handler(draft, data, ctx) {
      const stateId = data.state ?? find(draft.people, ctx.by)?.stateId ?? null
      if (!speaksFor(draft, stateId, ctx)) throw new RuleError('E_NOT_AUTHORISED')
      if (stateId === null || !find(draft.states, stateId)) throw new RuleError('E_UNKNOWN', { what: 'state' })
      if (!find(draft.officers, data.officer)) throw new RuleError('E_UNKNOWN', { what: 'officer' })
      const until = data.until ?? null
      const passId = ctx.id('pass')
      draft.passes[passId] = { id: passId, officerId: data.officer, stateId, byId: ctx.by, at: ctx.now, until }
      notify(draft, ctx, data.officer, 'passGiven', { stateId, state: draft.states[stateId]!.name })
      ctx.emit({ type: 'PassGiven', passId, officerId: data.officer, stateId, byId: ctx.by, until })
      ctx.answer({ pass: passId })
    },
  }),
  'pass.takeBack': command<typeof takeBack, PassesEvent>({
    schema: takeBack,
    who: ['officer', 'master'],
    handler(draft, data, ctx) {
      const pass = find(draft.passes, data.pass)
      if (!pass || !speaksFor(draft, pass.stateId, ctx)) throw new RuleError('E_NO_PASS')
      delete draft.passes[pass.id]
      ctx.emit({ type: 'PassTakenBack', passId: pass.id, officerId: pass.officerId, stateId: pass.stateId })
    },
  }),
}
