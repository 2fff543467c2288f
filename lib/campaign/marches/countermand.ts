import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { armyToOrder, marchOfArmy } from '../armies'
import { id } from '../columns'
import { command } from '../feature'
import { heldMs } from '../holds'
import { setting } from '../settings'
import type { CampaignState, March } from '../state'
import type { MarchesEvent } from './events'
import { halt } from './halts'
import { bodyOf } from './moving'
import { crossAt } from './times'

const schema = z
  .strictObject({ army: id.optional(), officer: id.optional() })
  .refine((data) => (data.army === undefined) !== (data.officer === undefined), { path: ['army'], message: 'either `army` or `officer`' })

/** The march to call back, after the checks of who may: an army's, or the ride of an officer, his own or by the master. */
function marchToStop(state: CampaignState, data: z.infer<typeof schema>, ctx: Context<MarchesEvent>): March | null {
  if (data.army !== undefined) return marchOfArmy(state, armyToOrder(state, data.army, ctx).id)
  const officer = find(state.officers, data.officer!)
  if (!officer || !(ctx.master || officer.id === ctx.by)) throw new RuleError('E_NOT_AUTHORISED')
  return Object.values(state.marches).find((march) => march.officerId === officer.id) ?? null
}

/** Calls a body back in its first half: it is at rest where it came from (MB-MAP-11, MB-AMB-10). */
export const countermand = command<typeof schema, MarchesEvent>({
  schema,
  who: ['officer', 'courier', 'master'],
  handler(draft, data, ctx) {
    const march = marchToStop(draft, data, ctx)
    if (!march) throw new RuleError('E_NOT_MARCHING')
    // Who left a battle by an edge does not come back into it (MB-BAT-EDG-8); that it was a slip is the table's to say.
    if (march.leftBattleId !== null) throw new RuleError('E_TOO_LATE')
    const never = setting(draft, 'campaign.countermand') === 'never'
    // A march that the master holds has not come nearer to the border meanwhile (EP-5).
    const marched = ctx.now - heldMs(draft, 'march', march.id, ctx.now)
    if (never || march.crossed || marched >= crossAt(march)) throw new RuleError('E_TOO_LATE')
    ctx.emit({ type: 'MarchStopped', sectorId: march.fromId, ...bodyOf(draft, march) })
    halt(draft, march, ctx.now)
    delete draft.marches[march.id]
  },
})
