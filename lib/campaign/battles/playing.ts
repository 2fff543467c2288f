import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { command } from '../feature'
import { battleOfFigures, sideIn } from './guards'
import type { TableEvent } from './opening'
import { enter, onlyBattle, turn } from './schemas'
import { passTurn } from './turns'

/** What the table's tablet says of a battle with real figures while it is fought (EP-20). */
export const playingCommands = {
  /** Deployment is over: the first turn begins (MB-BAT-TRN-2). */
  'battle.begin': command<typeof onlyBattle, TableEvent>({
    schema: onlyBattle,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleOfFigures(draft, data.battle, ctx, 'deployment')
      battle.phase = 'running'
      passTurn(draft, battle, null, ctx)
    },
  }),
  /** The next side's turn, or the named one's ("it is already their turn", EP-21). */
  'battle.turn': command<typeof turn, TableEvent>({
    schema: turn,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleOfFigures(draft, data.battle, ctx, 'running')
      passTurn(draft, battle, data.side === undefined ? null : sideIn(draft, battle, data.side), ctx)
    },
  }),
  /** A reinforcement is brought onto the board (MB-BAT-EDG-2), or goes back to reserve when that was a slip. */
  'battle.enter': command<typeof enter, TableEvent>({
    schema: enter,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleOfFigures(draft, data.battle, ctx, 'running')
      const force = find(draft.battleForces, data.force)
      if (force?.battleId !== battle.id) throw new RuleError('E_UNKNOWN', { what: 'battleForce' })
      if (force.from === 'start' || (force.enteredAt !== null) === data.entered) throw new RuleError('E_NOT_IN_RESERVE')
      force.enteredAt = data.entered ? ctx.now : null
      ctx.emit({ type: 'ForceEntered', battleId: battle.id, sideId: force.sideId, forceId: force.id, entered: data.entered })
    },
  }),
}
