import type { Board } from './board'
import type { BattleContext } from './command'

/** A side's turn begins with movement, before its throw. */
export function startTurn(board: Board, sideId: string, ctx: BattleContext): void {
  const { battle } = board
  battle.phase = 'movement'
  battle.pool = null
  battle.turnOf = sideId
  battle.turnNumber += 1
  battle.turnStartedAt = ctx.now
  battle.pausedMs = 0
  battle.warned = false
  ctx.emit({ type: 'TurnStarted', side: sideId, turn: battle.turnNumber })
}
