import { z } from 'zod'
import { find } from '@/lib/kernel/table'
import { RuleError } from '@/lib/kernel/errors'
import { command } from '../../feature'
import { setting } from '../../settings'
import type { HqEvent } from '../events'
import { nextPosition, requireMaster, requireNotEnded } from '../guards'
import { emitPools, movePool, poolsNow, poolValue, requireFunds } from '../pools'

const exchange = z.strictObject({ dir: z.enum(['in', 'out']), currency: z.string().min(1).max(60), n: z.number() })
const acquire = z.strictObject({ text: z.string().trim().min(1).max(400), n: z.number() })

/** A whole number from 1 on (HQ-GEN-5). */
function requireWhole(n: number): void {
  if (!Number.isSafeInteger(n) || n < 1) throw new RuleError('E_AMOUNT')
}

export const tradeCommands = {
  /** Resources against a currency at its rate, in both directions (HQ-RES-9). */
  'hq.exchange': command<typeof exchange, HqEvent>({
    schema: exchange,
    who: ['master'],
    handler(draft, { dir, currency, n }, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      if (!setting(draft, dir === 'in' ? 'exchange.in' : 'exchange.out')) throw new RuleError('E_NOT_AVAILABLE')
      requireWhole(n)
      const rate = find(setting(draft, 'rates'), currency)
      if (rate === null) throw new RuleError('E_RATE', { currency })
      const units = n * rate
      requireWhole(units)
      requireWhole(poolValue(draft, 'resources') + n)
      if (dir === 'out') requireFunds(draft, { resources: n })
      const before = poolsNow(draft)
      movePool(draft, 'resources', dir === 'in' ? n : -n)
      const id = ctx.id('exchange')
      draft.exchanges[id] = { id, dir, currency, n, units, at: ctx.now, position: nextPosition(draft.exchanges) }
      ctx.emit({ type: 'Exchanged', dir, currency, n, units })
      emitPools(draft, ctx, before)
    },
  }),
  /** A thing got for Resources; the thing is role-play (HQ-RES-11). */
  'hq.acquire': command<typeof acquire, HqEvent>({
    schema: acquire,
    who: ['master'],
    handler(draft, { text, n }, ctx) {
      requireMaster(ctx)
      requireNotEnded(draft)
      requireWhole(n)
      requireFunds(draft, { resources: n })
      const before = poolsNow(draft)
      movePool(draft, 'resources', -n)
      const id = ctx.id('thing')
      draft.acquisitions[id] = { id, text, n, at: ctx.now, position: nextPosition(draft.acquisitions) }
      ctx.emit({ type: 'Acquired', text, n })
      emitPools(draft, ctx, before)
    },
  }),
}
