import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState } from '../../state'
import { allot, requireAllottable, requireTargets } from '../aids'
import type { HqEvent } from '../events'
import { requirePlayOrFinale, requirePresent, requireRunning, requireVolunteer, type HqContext } from '../guards'
import type { AidFor } from '../tables'
import { heard } from '../watch'

const cp = z.strictObject({ map: id })
const aid = z.strictObject({ ship: id, kind: z.enum(['reroll', 'plus1']) })

/** Help that one volunteer shares out alone, where the event does not ask for the word. */
function allotAlone(draft: CampaignState, ctx: HqContext, help: AidFor, decision: 'personal' | 'collective'): void {
  requireTargets(draft, [help])
  requireVolunteer(draft, ctx)
  if (help.aid === 'cp') requireRunning(draft)
  else requirePlayOrFinale(draft)
  requirePresent(draft, ctx)
  if (decision !== 'personal') throw new RuleError('E_MODE')
  requireAllottable(draft, [help])
  heard(draft, ctx, ctx.by)
  allot(draft, ctx, help, ctx.by, [])
}

export const helpCommands = {
  /** One command point more for every squadron of HQ's side at a running table (HQ-BAT-4). */
  'hq.allotCp': command<typeof cp, HqEvent>({
    schema: cp,
    who: ['volunteer'],
    handler: (draft, { map }, ctx) => allotAlone(draft, ctx, { aid: 'cp', target: map }, setting(draft, 'cpRaise.decision')),
  }),
  /** Help for a ship (SURV-3) where `survival.aidDecision` leaves it to one person; otherwise it is the word's (HQ-BAT-5). */
  'hq.useSurvivalAid': command<typeof aid, HqEvent>({
    schema: aid,
    who: ['volunteer'],
    handler: (draft, { ship, kind }, ctx) => allotAlone(draft, ctx, { aid: kind, target: ship }, setting(draft, 'survival.aidDecision')),
  }),
}
