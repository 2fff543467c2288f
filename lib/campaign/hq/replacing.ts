import { RuleError } from '@/lib/kernel/errors'
import type { CampaignState } from '../state'
import { addAid, campOf, changeCamp } from './camp'
import { applyEffects, noChange } from './effects'
import type { HqContext } from './guards'
import { emitPools, insufficient, poolsNow, poolValue } from './pools'
import { aidIds, poolIds, type Change, type Cost, type Effect } from './tables'

type PoolEffect = Extract<Effect, { t: 'pool' }>
const isPool = (effect: Effect): effect is PoolEffect => effect.t === 'pool'

/** What a pool comes to after cost, gains and losses, counted from a value that may be below 0 in between; a loss takes what is there. */
function poolAfter(from: number, cost: number, effects: readonly PoolEffect[]): number {
  const gained = effects.reduce((sum, { delta }) => (delta > 0 ? sum + delta : sum), from - cost)
  return effects.reduce((sum, { delta }) => (delta < 0 ? Math.min(sum, Math.max(0, sum + delta)) : sum), gained)
}

/**
 * Puts one change of HQ in the place of another in one step (EP-33): only where it comes to in the end counts, so that nothing is
 * refused for a shortage in between. Refused when a pool or a stock would end below 0. Returns what the new one really changed.
 */
export function replaceChange(draft: CampaignState, ctx: HqContext, old: Change, cost: Cost, effects: readonly Effect[]): Change {
  const before = poolsNow(draft)
  const change = noChange()
  for (const aid of aidIds) if (old[aid] !== 0) addAid(draft, aid, -old[aid])
  const camp = campOf(draft)
  changeCamp(draft, ctx, { defence: camp.defence - old.defence, support: camp.support - old.support })
  applyEffects(
    draft,
    ctx,
    effects.filter((effect) => !isPool(effect)),
    change,
  )
  if (aidIds.some((aid) => (draft.aids[aid]?.stock ?? 0) < 0)) throw new RuleError('E_NO_AID')
  const short = poolIds.flatMap((pool) => {
    const from = poolValue(draft, pool) - old[pool]
    const after = poolAfter(
      from,
      cost[pool] ?? 0,
      effects.filter(isPool).filter((effect) => effect.pool === pool),
    )
    change[pool] = after - from
    if (after < 0) return [{ pool, need: poolValue(draft, pool) - after, have: poolValue(draft, pool) }]
    if (draft.pools[pool]) draft.pools[pool].value = after
    else draft.pools[pool] = { id: pool, value: after, start: 0 }
    return []
  })
  if (short.length > 0) throw new RuleError('E_INSUFFICIENT', insufficient(short))
  emitPools(draft, ctx, before)
  return change
}
