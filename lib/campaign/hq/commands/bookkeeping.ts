import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Person } from '../../state'
import { campOf, changeCamp, gainFunctions } from '../camp'
import type { HqEvent } from '../events'
import { isVolunteer, requireMaster, requireNotEnded, requireReason, type HqContext } from '../guards'
import { insufficient, movePool, poolValue } from '../pools'
import { poolIds } from '../tables'
import { beginWatch, endWatch } from '../watch'

const adjustPool = z.strictObject({ pool: z.enum(poolIds), delta: z.number(), reason: z.string().max(400).optional() })
const person = z.strictObject({ person: id })
const setCamp = z.strictObject({ defence: z.number().optional(), support: z.number().optional() })

/** Who is checked in or out: oneself, or anybody by the master. A volunteer knows of no people but volunteers, others of nobody. */
function watchOf(draft: CampaignState, personId: string, ctx: HqContext): Person {
  const found = draft.people[personId]
  const known = ctx.master || personId === ctx.by || (isVolunteer(found) && isVolunteer(draft.people[ctx.by]))
  if (!found || !known) throw new RuleError('E_UNKNOWN', { what: 'person' })
  if (!(ctx.master || personId === ctx.by) || !isVolunteer(found)) throw new RuleError('E_ROLE')
  return found
}

/** Comes on watch or leaves it (HQ-ROL-2, EP-30); said twice it changes nothing. */
function setPresence(draft: CampaignState, personId: string, present: boolean, ctx: HqContext): void {
  const found = watchOf(draft, personId, ctx)
  requireNotEnded(draft)
  if (found.present === present) return
  found.present = present
  if (present) beginWatch(draft, ctx, found.id)
  else endWatch(draft, ctx, found.id)
  ctx.emit({ type: 'PresenceChanged', person: found.id, name: found.character, present })
  gainFunctions(draft, ctx)
}

const level = (value: number | undefined, now: number): number => {
  const next = value ?? now
  if (!Number.isInteger(next) || next < 0 || next > 3) throw new RuleError('E_AMOUNT')
  return next
}

/** Commands that work in setup, running and paused. */
export const bookkeepingCommands = {
  /** A logged correction: the only way in for БЧС besides cards (HQ-RES-5, AMB-H19). */
  'hq.adjustPool': command<typeof adjustPool, HqEvent>({
    schema: adjustPool,
    who: ['master'],
    handler(draft, { pool, delta, reason }, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      if (!Number.isSafeInteger(delta) || delta === 0) throw new RuleError('E_AMOUNT')
      const stated = requireReason(reason)
      const before = poolValue(draft, pool)
      if (before + delta < 0) throw new RuleError('E_INSUFFICIENT', insufficient([{ pool, need: -delta, have: before }]))
      if (!Number.isSafeInteger(before + delta)) throw new RuleError('E_AMOUNT')
      movePool(draft, pool, delta)
      ctx.emit({ type: 'PoolAdjusted', pool, delta, before, after: before + delta, reason: stated })
    },
  }),
  'hq.checkIn': command<typeof person, HqEvent>({
    schema: person,
    who: ['volunteer', 'master'],
    handler: (draft, data, ctx) => setPresence(draft, data.person, true, ctx),
  }),
  'hq.checkOut': command<typeof person, HqEvent>({
    schema: person,
    who: ['volunteer', 'master'],
    handler: (draft, data, ctx) => setPresence(draft, data.person, false, ctx),
  }),
  /** Defence and support of the humanitarian camp, 0…3 (HQ-CAM-2). */
  'hq.setCamp': command<typeof setCamp, HqEvent>({
    schema: setCamp,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      const camp = campOf(draft)
      changeCamp(draft, ctx, { defence: level(data.defence, camp.defence), support: level(data.support, camp.support) })
    },
  }),
}
