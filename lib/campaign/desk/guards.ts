import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'

/** The master who works at the desk: in his own name, whoever he plays otherwise. Refuses everybody else. */
export function requireMaster(state: CampaignState, ctx: Pick<Context<never>, 'actor'>): string {
  if (!ctx.actor.roles.includes('master') || !find(state.people, ctx.actor.id)) throw new RuleError('E_ROLE')
  return ctx.actor.id
}
