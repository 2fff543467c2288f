import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import { heldMs, holdId, isHeld, shiftOf } from '../holds'
import type { CampaignState, RowIn } from '../state'
import type { BellEvent } from './events'

const schema = z.strictObject({ battle: id })

/**
 * A battle whose turn is under way, for who runs its table: its host and the masters. Others get the same answer whether it is there or
 * not (MB-INF-11).
 */
function battleInTurn(draft: CampaignState, battleId: string, ctx: Context<BellEvent>): RowIn<'battles'> {
  const battle = find(draft.battles, battleId)
  if (!ctx.master && battle?.hostId !== ctx.by) throw new RuleError('E_NOT_AUTHORISED')
  if (!battle) throw new RuleError('E_UNKNOWN', { what: 'battle' })
  if (battle.phase !== 'running' || battle.turnStartedAt === null) throw new RuleError('E_WRONG_PHASE', { phase: battle.phase })
  return battle
}

/**
 * The five minutes of a turn stand while somebody decides or quarrels, and go on from where they stood (MB-BAT-TRN-3). It is the hold of
 * EP-5, which here the host of the table has too. Quiet when sent again.
 */
export const bellCommands = {
  'battleBell.stop': command<typeof schema, BellEvent>({
    schema,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleInTurn(draft, data.battle, ctx)
      if (isHeld(draft, 'battle', battle.id)) return
      const key = holdId('battle', battle.id)
      draft.holds[key] = { id: key, kind: 'battle', itemId: battle.id, at: ctx.now, byId: ctx.by }
      ctx.emit({ type: 'BellStopped', battle: battle.id, turn: battle.turn, at: ctx.now })
    },
  }),
  'battleBell.start': command<typeof schema, BellEvent>({
    schema,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleInTurn(draft, data.battle, ctx)
      if (!isHeld(draft, 'battle', battle.id)) return
      const stoodMs = heldMs(draft, 'battle', battle.id, ctx.now)
      shiftOf(draft, 'battle', battle.id)?.(stoodMs)
      delete draft.holds[holdId('battle', battle.id)]
      ctx.emit({ type: 'BellStarted', battle: battle.id, turn: battle.turn, stoodMs })
    },
  }),
}
