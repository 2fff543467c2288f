import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, Card, RowIn } from '../../state'
import { expireIfOver } from '../closing'
import type { HqEvent } from '../events'
import { cardFor, requireMaster, requireNotEnded, requireReason } from '../guards'
import { insufficient, poolValue } from '../pools'
import { aidIds, poolIds, type Change } from '../tables'
import { takeBack } from '../takingBack'

const reverse = z.strictObject({ card: id, reason: z.string().max(400).optional() })

/** The valid record of a decision on this card. */
function recordOf(draft: CampaignState, card: Card): RowIn<'consequences'> {
  const found = Object.values(draft.consequences).find((row) => row.cardId === card.id && !row.struck)
  if (!found || found.decidedById === null) throw new RuleError('E_CARD_STATE')
  return found
}

/** Refused when a gain or a grant of the decision has been spent (HQ-DEC-12). */
function requireUnspent(draft: CampaignState, change: Change): void {
  if (aidIds.some((aid) => change[aid] > (draft.aids[aid]?.stock ?? 0))) throw new RuleError('E_NO_AID')
  const short = poolIds.map((pool) => ({ pool, need: change[pool], have: poolValue(draft, pool) })).filter(({ need, have }) => need > have)
  if (short.length > 0) throw new RuleError('E_INSUFFICIENT', insufficient(short))
}

export const reversalCommands = {
  /** A master takes a decision back; functions gained and cards issued by it stay. Past its old due the card fails at once (HQ-DEC-12). */
  'hq.reverseDecision': command<typeof reverse, HqEvent>({
    schema: reverse,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      requireMaster(ctx)
      requireNotEnded(draft)
      const record = recordOf(draft, card)
      const stated = requireReason(data.reason)
      requireUnspent(draft, record.change)
      record.struck = true
      card.state = 'open'
      card.decidedById = null
      card.spokenBy = []
      card.version += 1
      ctx.emit({ type: 'DecisionReversed', card: card.id, title: card.title, reason: stated })
      takeBack(draft, ctx, record.change)
      expireIfOver(draft, ctx, card)
    },
  }),
}
