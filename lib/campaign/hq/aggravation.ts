import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState, Card } from '../state'
import { dueAggravated } from './cardTerms'
import { moveDue } from './closing'
import { applyEffects, noChange } from './effects'
import { nameOf, type HqContext } from './guards'
import { emitPools, pay, poolsNow, requireFunds } from './pools'
import type { Aggravation } from './tables'

/** At most once per crisis (HQ-CRI-8). */
export function requireAggravation(card: Card): Aggravation {
  if (card.aggravated) throw new RuleError('E_AGGRAVATED')
  if (card.aggravation === null) throw new RuleError('E_NO_AGGRAVATION')
  return card.aggravation
}

/**
 * Makes a crisis worse: dearer, sooner, with another "if not"; it can still be overcome (HQ-CRI-8, AMB-H13). A choice may cost
 * (HQ-CRI-9) and may give something at once (EP-36). `by`: the volunteer who chose or announced it; null: the master declared it,
 * or outsiders brought it about (`outsider` names them), who neither pay nor gain for HQ.
 */
export function aggravateCard(draft: CampaignState, ctx: HqContext, card: Card, by: string | null, outsider: string | null = null): void {
  const aggravation = requireAggravation(card)
  const chosen = aggravation.kind === 'choice' && by !== null
  const cost = chosen ? (aggravation.cost ?? {}) : {}
  requireFunds(draft, cost)
  const before = poolsNow(draft)
  pay(draft, cost)
  card.aggravated = true
  card.version += 1
  const due = dueAggravated(card, aggravation)
  ctx.emit({ type: 'CardAggravated', card: card.id, title: card.title, byName: nameOf(draft, by) ?? outsider, due })
  if (chosen) applyEffects(draft, ctx, aggravation.gives ?? [], noChange())
  emitPools(draft, ctx, before)
  moveDue(draft, ctx, card, due)
}
