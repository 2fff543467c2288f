import { RuleError } from '@/lib/kernel/errors'
import type { Board } from './board'
import type { BattleContext } from './command'
import { commandOfGiver, mayCommand, type Command } from './seats'
import type { Battle, Figure } from './tables'

/** Who acts in his turn, after the frame's checks. */
export interface Acting {
  sideId: string
  command: Command
}

export function checkNotOver({ battle }: Board): void {
  if (battle.phase === 'ended') throw new RuleError('E_BATTLE_OVER')
}

export function checkNoDecision(board: Board): void {
  const { pending } = board
  if (pending) throw new RuleError('E_DECISION_PENDING', { side: pending.sideId })
}

/** The giver commands something of the side whose turn it is. */
export function checkTurn(board: Board, ctx: BattleContext): Acting {
  const { turnOf } = board.battle
  const command = commandOfGiver(board, ctx, turnOf)
  if (!command) throw new RuleError('E_NOT_YOUR_TURN', { side: turnOf })
  return { sideId: turnOf, command }
}

/** What every command of a turn checks first, in this order (16.3). */
export function checkFrame(board: Board, ctx: BattleContext, phase: Battle['phase'], options: { rolled?: boolean } = {}): Acting {
  checkNotOver(board)
  checkNoDecision(board)
  const acting = checkTurn(board, ctx)
  if (board.battle.phase !== phase) throw new RuleError('E_WRONG_PHASE', { phase: board.battle.phase })
  if (phase === 'movement' && options.rolled !== false && board.battle.pool === null) throw new RuleError('E_NOT_ROLLED')
  return acting
}

/** The named figure, which must be of the side that acts and under the giver's command. */
export function checkFigure(board: Board, { sideId, command }: Acting, figureId: string): Figure {
  const figure = board.figure(figureId)
  // Ids are opaque: one that its owner alone has been told tells nothing to whoever guesses it.
  if (!figure) throw new RuleError('E_NO_FIGURE', { figure: figureId })
  if (figure.sideId !== sideId) throw new RuleError('E_NOT_YOURS', { figure: figureId })
  if (!mayCommand(command, figure)) throw new RuleError('E_NOT_AUTHORISED', { figure: figureId })
  return figure
}

export function checkOnBoard(figure: Figure): void {
  if (figure.status !== 'on') throw new RuleError('E_NOT_ON_BOARD', { figure: figure.id })
}

/** Only the C-in-C, not an officer for his own. */
export function checkWholeSide({ command }: Acting): void {
  if (!command.all) throw new RuleError('E_NOT_AUTHORISED')
}

/** Takes half-points from the pool; refuses what it does not hold. */
export function checkPoints({ battle }: Board, cost: number): void {
  if (cost > (battle.pool ?? 0)) throw new RuleError('E_POINTS', { cost: cost / 2, left: (battle.pool ?? 0) / 2 })
}

export function pay({ battle }: Board, cost: number): void {
  battle.pool = (battle.pool ?? 0) - cost
}

/** Commands of the master alone, and of the server. */
export function checkMaster(ctx: BattleContext): void {
  if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
}
