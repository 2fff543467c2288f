import { z } from 'zod'
import { find } from '@/lib/kernel/table'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { CampaignState, RowIn } from '../../state'
import { bringCards } from '../bringing'
import type { HqEvent } from '../events'
import { requireHost, requireMaster, requireNotEnded, requirePlayOrFinale, requireReason, tableFor } from '../guards'
import { requireStrike, requireStrikeBy, strike, strikeOf, unlockStrike } from '../strike'
import { strikeChoice } from '../tables'

const indexes = z.record(z.string(), z.number())
const finished = z.strictObject({ map: id, winner: z.string().min(1).max(120).nullable(), stakes: indexes.default({}) })
const stakes = z.strictObject({ map: id, stakes: indexes, reason: z.string().max(400).optional() })
const blow = z.strictObject({ map: id, choice: strikeChoice })
const roads = z.strictObject({ roads: z.enum(['none', 'filtering', 'blockade']) })

/** Each stake named is one of the table's, each outcome one of the stake's (HQ-MAP-2). */
function requireStakes(table: RowIn<'gameTables'>, given: Record<string, number>): void {
  for (const [stakeId, index] of Object.entries(given)) {
    const stake = table.stakes.find((one) => one.id === stakeId)
    if (!stake) throw new RuleError('E_UNKNOWN', { what: 'stake' })
    if (!Number.isInteger(index) || index < 0 || index >= stake.outcomes.length) throw new RuleError('E_AMOUNT')
  }
}

function setStakes(table: RowIn<'gameTables'>, given: Record<string, number>): void {
  table.stakes = table.stakes.map((stake) => ({ ...stake, index: find(given, stake.id) ?? stake.index }))
}

/** The winner is one of the sides that fight there, where the table names them. */
function requireSide(table: RowIn<'gameTables'>, winner: string | null): void {
  const sides = Object.keys(table.cpLimit)
  if (winner !== null && sides.length > 0 && !sides.includes(winner)) throw new RuleError('E_SIDE')
}

/** What the last round brings comes with its end, where cards come at the end (AMB-H1). */
function bringLast(draft: CampaignState, table: RowIn<'gameTables'>): boolean {
  return setting(draft, 'hq.trigger') === 'roundEnd' && table.round > 0 && draft.clock.clock?.status === 'running'
}

export const resultCommands = {
  /** The battle of a table is over; of the Gigantomachia its winner may intervene elsewhere (HQ-MAP-3, HQ-GIG-2). */
  'hq.mapFinished': command<typeof finished, HqEvent>({
    schema: finished,
    who: ['host', 'master'],
    handler(draft, { map, winner, stakes: given }, ctx) {
      const table = tableFor(draft, map)
      requireHost(draft, table, ctx)
      requireNotEnded(draft)
      if (table.state !== 'running') throw new RuleError('E_MAP_STATE')
      requireSide(table, winner)
      requireStakes(table, given)
      table.state = 'finished'
      table.winner = winner
      setStakes(table, given)
      ctx.emit({ type: 'MapFinished', map, name: table.name, winner })
      if (bringLast(draft, table)) bringCards(draft, ctx, table, table.round)
      unlockStrike(draft, ctx, table)
    },
  }),
  /** Outcomes of stakes put right after the battle, in the finale too (EP-34). */
  'hq.setStakes': command<typeof stakes, HqEvent>({
    schema: stakes,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const table = tableFor(draft, data.map)
      requireHost(draft, table, ctx)
      requireNotEnded(draft)
      if (table.state === 'notStarted') throw new RuleError('E_MAP_STATE')
      requireStakes(table, data.stakes)
      const reason = requireReason(data.reason)
      setStakes(table, data.stakes)
      ctx.emit({ type: 'StakesSet', map: table.id, name: table.name, stakes: data.stakes, reason })
    },
  }),
  /** The other sides' intervention, entered by a master (HQ-GIG-5). */
  'hq.strike': command<typeof blow, HqEvent>({
    schema: blow,
    who: ['master'],
    handler(draft, { map, choice }, ctx) {
      tableFor(draft, map)
      requireMaster(ctx)
      requirePlayOrFinale(draft)
      requireStrikeBy(draft, 'master')
      requireStrike(draft, map, choice)
      strike(draft, ctx, map, choice)
    },
  }),
  /** What the winner does with the routes through the Horizon; needs no intervention (HQ-GIG-6). */
  'hq.setRoads': command<typeof roads, HqEvent>({
    schema: roads,
    who: ['master'],
    handler(draft, data, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      const now = strikeOf(draft)
      if (now.state !== 'available' && now.state !== 'used') throw new RuleError('E_STRIKE_STATE')
      draft.interventions.strike = { ...now, roads: data.roads }
      ctx.emit({ type: 'RoadsSet', roads: data.roads, side: now.side })
    },
  }),
}
