import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id, moment, optionalMoment } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState, Card, RowIn } from '../../state'
import { bringCards, planOpening } from '../bringing'
import type { HqEvent } from '../events'
import { cardFor, requireHost, requireMaster, requireRunning, tableFor, type HqContext } from '../guards'

const round = z.strictObject({ map: id, n: z.number().int() })
const plan = z.strictObject({ card: id, at: optionalMoment })
const plans = z.strictObject({
  openings: z
    .array(z.strictObject({ card: id, at: moment }))
    .min(1)
    .max(100),
})

function requirePlayed(table: RowIn<'gameTables'>): void {
  if (table.state === 'finished') throw new RuleError('E_MAP_STATE')
}

/** Says when a hidden card opens by itself; null: not by itself any more. */
function plannedAt(draft: CampaignState, ctx: HqContext, card: Card, at: number | null): void {
  if (card.state !== 'hidden') throw new RuleError('E_CARD_STATE')
  if (at !== null && at <= ctx.now) throw new RuleError('E_AMOUNT')
  if (at !== null) planOpening(draft, ctx, card, at, draft.openings[card.id]?.from ?? 'hand')
  else if (draft.openings[card.id]) {
    delete draft.openings[card.id]
    ctx.emit({ type: 'OpeningPlanned', card: card.id, title: card.title, at: null })
  }
}

/** One round more. What comes at the end of a round comes when the next one begins (AMB-H1). */
function beginRound(draft: CampaignState, ctx: HqContext, table: RowIn<'gameTables'>, n: number): void {
  table.state = 'running'
  table.round = n
  ctx.emit({ type: 'TurnStarted', map: table.id, name: table.name, hostId: table.hostId, n })
  const bringing = setting(draft, 'hq.trigger') === 'roundStart' ? n : n - 1
  if (bringing > 0) bringCards(draft, ctx, table, bringing)
}

export const roundCommands = {
  /** A round begins at a table (HQ-TRG-1, HQ-TRG-3); the host learns nothing of what it brings HQ. */
  'hq.mapRoundStarted': command<typeof round, HqEvent>({
    schema: round,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, { map, n }, ctx) {
      const table = tableFor(draft, map)
      requireHost(draft, table, ctx)
      requireRunning(draft)
      requirePlayed(table)
      if (n !== table.round + 1) throw new RuleError('E_ROUND_ORDER', { expected: table.round + 1 })
      beginRound(draft, ctx, table, n)
    },
  }),
  /** «Мы уже на 3-м»: presses that were forgotten; the missed rounds bring their cards, spaced out (EP-21). */
  'hq.catchUpRounds': command<typeof round, HqEvent>({
    schema: round,
    who: ['host', 'master'],
    handler(draft, { map, n }, ctx) {
      const table = tableFor(draft, map)
      requireHost(draft, table, ctx)
      requireRunning(draft)
      requirePlayed(table)
      if (n <= table.round || n > table.round + 50) throw new RuleError('E_ROUND_ORDER', { expected: table.round + 1 })
      while (table.round < n) beginRound(draft, ctx, table, table.round + 1)
    },
  }),
  /** When a hidden card opens by itself; null: not by itself any more. */
  'hq.planOpening': command<typeof plan, HqEvent>({
    schema: plan,
    who: ['master'],
    handler(draft, data, ctx) {
      const card = cardFor(draft, data.card, ctx)
      requireMaster(ctx)
      requireRunning(draft)
      plannedAt(draft, ctx, card, data.at)
    },
  }),
  /** Several hidden cards, each at its moment: all of it or nothing (EP-21). */
  'hq.planOpenings': command<typeof plans, HqEvent>({
    schema: plans,
    who: ['master'],
    handler(draft, { openings }, ctx) {
      const cards = openings.map(({ card }) => cardFor(draft, card, ctx))
      requireMaster(ctx)
      requireRunning(draft)
      cards.forEach((card, index) => plannedAt(draft, ctx, card, openings[index]!.at))
    },
  }),
}
