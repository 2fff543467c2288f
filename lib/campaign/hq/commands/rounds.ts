import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import { inOrder, type CampaignState, type Card, type RowIn } from '../../state'
import type { HqEvent } from '../events'
import { requireRunning, type HqContext } from '../guards'
import { openCard, reserveCards } from '../opening'

const roundStarted = z.strictObject({ map: id, n: z.number().int() })

/** The host presses the rounds of his own tables; the master those of any (HQ-TRG-1). */
function requireHost(draft: CampaignState, table: RowIn<'gameTables'>, ctx: HqContext): void {
  if (ctx.master) return
  if (table.hostId !== ctx.by || !draft.people[ctx.by]?.roles.includes('host')) throw new RuleError('E_ROLE')
}

/** What the round brings: all cards scheduled for it, else the next of the reserve, else nothing (HQ-TRG-2). */
function broughtBy(draft: CampaignState, tableId: string, round: number): { cards: Card[]; from: 'schedule' | 'reserve' } {
  const scheduled = inOrder(draft.cards).filter((card) => card.state === 'hidden' && card.tableId === tableId && card.round === round)
  if (scheduled.length > 0) return { cards: scheduled, from: 'schedule' }
  return { cards: setting(draft, 'hq.reserveDraw') ? reserveCards(draft).slice(0, 1) : [], from: 'reserve' }
}

export const roundCommands = {
  /** A round begins at a table; the host learns nothing of what it brings HQ. */
  'hq.mapRoundStarted': command<typeof roundStarted, HqEvent>({
    schema: roundStarted,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, { map, n }, ctx) {
      const table = draft.gameTables[map]
      if (!table) throw new RuleError('E_UNKNOWN', { what: 'table' })
      requireHost(draft, table, ctx)
      requireRunning(draft)
      if (table.state === 'finished') throw new RuleError('E_MAP_STATE')
      if (n !== table.round + 1) throw new RuleError('E_ROUND_ORDER', { expected: table.round + 1 })
      table.state = 'running'
      table.round = n
      ctx.emit({ type: 'TurnStarted', map, name: table.name, hostId: table.hostId, n })
      const { cards, from } = broughtBy(draft, map, n)
      for (const card of cards) openCard(card, ctx, ctx.happenedAt, from)
      if (cards.length > 0) return
      table.roundWithoutCard = n
      ctx.emit({ type: 'TurnWithoutCard', map, name: table.name, n })
    },
  }),
}
