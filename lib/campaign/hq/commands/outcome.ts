import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Card } from '../../state'
import { costNow, ifNotNow, wayOf, type Way } from '../cardTerms'
import { recordClosing } from '../closing'
import type { HqEvent } from '../events'
import { cardFor, requireMaster, requireNotEnded, requireReason } from '../guards'
import { replaceChange } from '../replacing'

const outcomes = ['overcome', 'failed', 'accepted', 'refused', 'missed'] as const
type Outcome = (typeof outcomes)[number]
const change = z.strictObject({
  card: id,
  outcome: z.enum(outcomes),
  /** For a crisis with several ways: which one. */
  way: id.optional(),
  reason: z.string().max(400).optional(),
})

const fitting: Record<Card['kind'], readonly Outcome[]> = { crisis: ['overcome', 'failed'], prospect: ['accepted', 'refused', 'missed'] }

/** The way that the outcome takes; null when nobody decided. */
function wayFor(card: Card, outcome: Outcome, given: string | undefined): Way | null {
  if (!fitting[card.kind].includes(outcome)) throw new RuleError('E_WAY')
  if (outcome === 'failed' || outcome === 'missed') return null
  const named =
    outcome === 'accepted' ? 'accept' : outcome === 'refused' ? 'refuse' : (given ?? (card.ways.length === 1 ? card.ways[0]!.id : ''))
  const way = wayOf(card, named)
  if (!way) throw new RuleError('E_WAY')
  return way
}

/** What the outcome is worth and says. */
function termsOf(card: Card, outcome: Outcome, way: Way | null) {
  if (way) return { cost: costNow(card, way), effects: way.effects, text: way.consequence }
  const ifNot = outcome === 'failed' ? ifNotNow(card) : null
  return { cost: {}, effects: ifNot?.effects ?? [], text: ifNot?.text ?? '' }
}

export const outcomeCommands = {
  /** Another outcome of a closed card, however late: pools move by the difference, nothing fails in between (EP-33). */
  'hq.changeOutcome': command<typeof change, HqEvent>({
    schema: change,
    who: ['master'],
    handler(draft: CampaignState, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      requireMaster(ctx)
      requireNotEnded(draft)
      const old = Object.values(draft.consequences).find((row) => row.cardId === card.id && !row.struck)
      if (!old) throw new RuleError('E_CARD_STATE')
      const way = wayFor(card, data.outcome, data.way)
      const reason = requireReason(data.reason)
      const from = old.outcome
      const { cost, effects, text } = termsOf(card, data.outcome, way)
      old.struck = true
      card.state = data.outcome
      card.version += 1
      if (!way) {
        card.decidedById = null
        card.spokenBy = []
      }
      ctx.emit({ type: 'OutcomeChanged', card: card.id, title: card.title, from, to: data.outcome, reason })
      const made = replaceChange(draft, ctx, old.change, cost, effects)
      recordClosing(draft, ctx, card, { outcome: data.outcome, text, way, change: made })
    },
  }),
}
