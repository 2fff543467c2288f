import { poolIds, type Cost, type PoolId } from '@/lib/campaign/hq/tables'

export type PoolAmounts = Record<PoolId, number>

/** One pool's part of a cost, in the order Energy, Resources, БЧС (HQ-RES-6). */
export interface Payment {
  pool: PoolId
  cost: number
  have: number
  /** What is left after paying; negative when the pool does not suffice. */
  after: number
}

/** What a cost takes from the pools: only the pools it touches. */
export function paymentsOf(cost: Cost | null, pools: PoolAmounts): Payment[] {
  return poolIds
    .filter((pool) => (cost?.[pool] ?? 0) > 0)
    .map((pool) => ({ pool, cost: cost![pool]!, have: pools[pool], after: pools[pool] - cost![pool]! }))
}

/** Pools that do not suffice for a cost: a cost is paid whole or not at all (HQ-RES-6). */
export const shortPools = (cost: Cost | null, pools: PoolAmounts): Payment[] => paymentsOf(cost, pools).filter((part) => part.after < 0)

/** What a way brings to the pools, losses included, summed by pool. */
export function gainsOf(effects: readonly { t: string; pool?: PoolId; delta?: number }[]): { pool: PoolId; delta: number }[] {
  return poolIds
    .map((pool) => ({
      pool,
      delta: effects.reduce((sum, effect) => (effect.t === 'pool' && effect.pool === pool ? sum + (effect.delta ?? 0) : sum), 0),
    }))
    .filter((gain) => gain.delta !== 0)
}
