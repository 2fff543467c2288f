import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState } from '../state'
import type { Pools } from './events'
import type { HqContext } from './guards'
import { poolIds, type Cost, type PoolId } from './tables'

/** One pool that does not suffice. */
export interface Shortage {
  pool: PoolId
  need: number
  have: number
}

export const poolValue = (state: Pick<CampaignState, 'pools'>, pool: PoolId): number => state.pools[pool]?.value ?? 0

export const poolsNow = (state: Pick<CampaignState, 'pools'>): Pools => ({
  energy: poolValue(state, 'energy'),
  resources: poolValue(state, 'resources'),
  bchs: poolValue(state, 'bchs'),
})

/** Every pool that does not cover the cost, in the order Energy, Resources, БЧС (HQ-RES-6). */
export function shortages(state: Pick<CampaignState, 'pools'>, cost: Cost): Shortage[] {
  return poolIds.map((pool) => ({ pool, need: cost[pool] ?? 0, have: poolValue(state, pool) })).filter(({ need, have }) => need > have)
}

/** Parameters of `E_INSUFFICIENT`: the list, and for its sentence how much is missing in each pool. */
export function insufficient(short: Shortage[]): Record<string, unknown> {
  const missing = Object.fromEntries(poolIds.map((pool) => [pool, 0]))
  for (const { pool, need, have } of short) missing[pool] = need - have
  return { short, ...missing }
}

/** A cost is paid whole or not at all (HQ-RES-6). */
export function requireFunds(state: Pick<CampaignState, 'pools'>, cost: Cost): void {
  const short = shortages(state, cost)
  if (short.length > 0) throw new RuleError('E_INSUFFICIENT', insufficient(short))
}

/** Moves a pool; a loss takes at most what is there (HQ-RES-7). Returns what really moved. */
export function movePool(draft: CampaignState, pool: PoolId, delta: number): number {
  const before = poolValue(draft, pool)
  const after = Math.max(0, before + delta)
  const row = draft.pools[pool]
  if (row) row.value = after
  else draft.pools[pool] = { id: pool, value: after, start: 0 }
  return after - before
}

/** Pays a cost that `requireFunds` has let through. */
export function pay(draft: CampaignState, cost: Cost): void {
  for (const pool of poolIds) if (cost[pool]) movePool(draft, pool, -cost[pool])
}

/** States that the pools moved since `before`, if they did. */
export function emitPools(draft: CampaignState, ctx: HqContext, before: Pools): void {
  const after = poolsNow(draft)
  if (poolIds.some((pool) => before[pool] !== after[pool])) ctx.emit({ type: 'PoolsChanged', before, after })
}
