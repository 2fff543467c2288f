import type { Context } from '@/lib/kernel/command'
import type { Json } from '@/lib/kernel/json'
import type { CampaignState } from '../state'

/**
 * Writes a notice that waits until its addressee has read it (DESIGN §6). `kind` names its sentence in the catalogue
 * (`notices.<kind>`), `params` fill it and hold only what this person may know. Returns the id of the notice.
 */
export function notify(
  draft: CampaignState,
  ctx: Pick<Context<never>, 'id' | 'now'>,
  personId: string,
  kind: string,
  params: Record<string, Json>,
): string {
  const id = ctx.id('notice')
  draft.notices[id] = { id, personId, kind, params, at: ctx.now, deliveredAt: null, readAt: null }
  return id
}
