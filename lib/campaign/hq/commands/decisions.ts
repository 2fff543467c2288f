import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Card } from '../../state'
import { aggravateCard } from '../aggravation'
import { wayOf } from '../cardTerms'
import { decideCard } from '../closing'
import type { HqEvent } from '../events'
import {
  cardFor,
  requireMaster,
  requireOpen,
  requirePresent,
  requireRunning,
  requireVersion,
  requireVolunteer,
  type HqContext,
} from '../guards'
import { heard } from '../watch'

const version = z.number().int().positive().optional()
const decide = z.strictObject({ card: id, way: id, expectedVersion: version })
const aggravate = z.strictObject({
  card: id,
  expectedVersion: version,
  /** Who outside HQ brought it about: then the master says so, whatever its kind (EP-36). */
  outsider: z.string().trim().min(1).max(120).optional(),
})

/** A personal decision is anybody's on watch, or the assignee's alone (HQ-DEC-1). */
function requirePersonal(card: Card, ctx: HqContext): void {
  if (card.decision !== 'personal') throw new RuleError('E_MODE')
  if (card.assigneeId !== null && card.assigneeId !== ctx.by) throw new RuleError('E_ASSIGNEE')
}

/** Aggravation is the volunteers' by choice, the master's by condition (HQ-CRI-8). Without one there is nothing to choose. */
function requireAggravator(draft: CampaignState, card: Card, ctx: HqContext, byOutsider: boolean): 'volunteer' | 'master' {
  if (byOutsider || card.aggravation?.kind === 'condition') {
    requireMaster(ctx)
    return 'master'
  }
  if (card.aggravation === null && ctx.master) return 'master'
  requireVolunteer(draft, ctx)
  return 'volunteer'
}

export const decisionCommands = {
  'hq.decide': command<typeof decide, HqEvent>({
    schema: decide,
    who: ['volunteer'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      requireVolunteer(draft, ctx)
      requireRunning(draft)
      requirePresent(draft, ctx)
      requireOpen(draft, card)
      requireVersion(card, data.expectedVersion)
      requirePersonal(card, ctx)
      const way = wayOf(card, data.way)
      if (!way) throw new RuleError('E_WAY')
      if (way.requirement && !way.requirement.fulfilled) throw new RuleError('E_REQUIREMENT', { text: way.requirement.text })
      heard(draft, ctx, ctx.by)
      decideCard(draft, ctx, card, way, ctx.by, [])
    },
  }),
  'hq.aggravate': command<typeof aggravate, HqEvent>({
    schema: aggravate,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      const who = requireAggravator(draft, card, ctx, data.outsider !== undefined)
      requireRunning(draft)
      if (who === 'volunteer') requirePresent(draft, ctx)
      requireOpen(draft, card)
      requireVersion(card, data.expectedVersion)
      if (who === 'volunteer') requirePersonal(card, ctx)
      heard(draft, ctx, ctx.by)
      aggravateCard(draft, ctx, card, who === 'volunteer' ? ctx.by : null, data.outsider ?? null)
    },
  }),
}
