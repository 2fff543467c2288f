import { z } from 'zod'
import type { Command, Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { reason } from '../columns'
import { command } from '../feature'
import type { CampaignState } from '../state'
import type { DeskEvent } from './events'
import { requireMaster } from './guards'
import { REASON_LATER } from './later'

const giving = z.strictObject({ command: z.string().min(1).max(200), reason })

export const reasonCommands = {
  /** Says in quiet time why an earlier command was given (EP-7). */
  'desk.giveReason': command<typeof giving, DeskEvent>({
    schema: giving,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(draft, ctx)
      const asked = find(draft.deferredReasons, data.command)
      if (!asked) throw new RuleError('E_UNKNOWN', { what: 'record' })
      if (data.reason === REASON_LATER) throw new RuleError('E_REASON')
      delete draft.deferredReasons[asked.id]
      ctx.emit({ type: 'ReasonGiven', commandId: asked.id, command: asked.command, reason: data.reason })
    },
  }),
}

/** Keys of command data that name what the command is about, the first that is there counts. */
const subjects = ['id', 'person', 'card', 'army', 'officer', 'battle', 'paper', 'order', 'table', 'ship'] as const

/** Notes a master's command that left its reason for later, so that it is asked in quiet time. Called by the engine after each command. */
export function deferReason(draft: CampaignState, { id, type, data }: Command, ctx: Pick<Context<never>, 'actor' | 'now'>): void {
  if (data === null || typeof data !== 'object' || Array.isArray(data) || data.reason !== REASON_LATER) return
  if (type === 'desk.giveReason' || !ctx.actor.roles.includes('master') || !find(draft.people, ctx.actor.id)) return
  const subject = subjects.map((key) => data[key]).find((value) => typeof value === 'string' && value.length <= 80)
  draft.deferredReasons[id] = {
    id,
    command: type,
    subjectId: typeof subject === 'string' ? subject : null,
    byId: ctx.actor.id,
    at: ctx.now,
  }
}
