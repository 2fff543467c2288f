import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { defend, defenderByClock } from './bayonet'
import { correct } from './batteries'
import { battleCommand, type BattleContext } from './command'
import { checkFrame, checkMaster, checkNoDecision, checkNotOver, checkTurn, checkWholeSide } from './frame'
import { strikeMutinies } from './mutiny'
import { startTurn } from './turnStart'
import type { Figure } from './tables'

const nothing = z.strictObject({})

/** One die for the side and one for each of its officers on the board (MB-BAT-MOV-1, -2). */
export const poolDice = (board: Board, sideId: string): number =>
  1 + board.figures().filter((each) => each.kind === 'OF' && each.sideId === sideId && each.status === 'on').length

export const RollMovement = battleCommand({
  schema: nothing,
  handler(board, _data, ctx) {
    const acting = checkFrame(board, ctx, 'movement', { rolled: false })
    checkWholeSide(acting)
    if (board.battle.pool !== null) throw new RuleError('E_ALREADY_ROLLED')
    const dice = ctx.roll(`${poolDice(board, acting.sideId)}d6`, 'movement')
    const pool = dice.reduce((sum, die) => sum + die, 0) * 2
    board.battle.pool = pool
    ctx.emit({ type: 'PoolRolled', side: acting.sideId, dice, pool })
  },
})

/** Unspent points are lost (MB-BAT-TRN-6). */
export const EndMovement = battleCommand({
  schema: nothing,
  handler(board, _data, ctx) {
    const acting = checkFrame(board, ctx, 'movement', { rolled: false })
    checkWholeSide(acting)
    board.battle.pool = null
    board.battle.phase = 'shooting'
    ctx.emit({ type: 'PhaseStarted', side: acting.sideId, phase: 'shooting' })
  },
})

export const EndShooting = battleCommand({
  schema: nothing,
  handler(board, _data, ctx) {
    const acting = checkFrame(board, ctx, 'shooting')
    checkWholeSide(acting)
    board.battle.phase = 'bayonet'
    ctx.emit({ type: 'PhaseStarted', side: acting.sideId, phase: 'bayonet' })
  },
})

/** What a figure did this turn is forgotten when its side's turn ends; standing still is counted then (16.1). */
function closeTurn(board: Board, row: Figure): void {
  const still = row.status === 'on' && !row.changedCell && board.isOnEdge(row.cell!) ? row.still + 1 : 0
  const hasActed = row.moved || row.halted || row.steps !== 0 || row.changedCell || row.turned || row.shot || row.fought
  if (!hasActed && row.still === still && row.movedFrom === null && row.chainCell === null) return
  const figure = board.figure(row.id)!
  if (figure.still !== still) figure.still = still
  if (figure.moved) figure.moved = false
  if (figure.halted) figure.halted = false
  if (figure.steps !== 0) figure.steps = 0
  if (figure.movedFrom !== null) figure.movedFrom = null
  if (figure.changedCell) figure.changedCell = false
  if (figure.turned) figure.turned = false
  if (figure.shot) figure.shot = false
  if (figure.fought) figure.fought = false
  if (figure.chainCell !== null) figure.chainCell = figure.chainLeft = null
}

/** The side after this one that still has a presence (MB-BAT-TRN-5). */
function nextSide(board: Board, after: string): string {
  const order = board.order()
  const at = order.indexOf(after)
  const following = [...order.slice(at + 1), ...order.slice(0, at + 1)]
  return following.find((sideId) => board.hasPresence(sideId)) ?? after
}

/** Ends the turn; a mutiny handed in for this moment strikes before the next one begins (MB-BAT-MUT-5). */
function endTurn(board: Board, reason: 'ended' | 'time', ctx: BattleContext): void {
  const side = board.battle.turnOf
  for (const figure of board.figures()) if (figure.sideId === side) closeTurn(board, figure)
  ctx.emit({ type: 'TurnEnded', side, reason })
  const next = nextSide(board, side)
  startTurn(board, strikeMutinies(board, next, ctx) ?? next, ctx)
}

/** Allowed in any phase of the turn; gives up the remaining ones. */
export const EndTurn = battleCommand({
  schema: nothing,
  handler(board, _data, ctx) {
    checkNotOver(board)
    checkNoDecision(board)
    const acting = checkTurn(board, ctx)
    const { phase } = board.battle
    if (phase === 'deployment' || phase === 'saboteurs') throw new RuleError('E_WRONG_PHASE', { phase })
    checkWholeSide(acting)
    endTurn(board, 'ended', ctx)
  },
})

/** The five minutes are over: the turn ends and what was not done is lost, or a notice is given (MB-BAT-TRN-3, MB-AMB-35). */
export const TimeExpired = battleCommand({
  schema: nothing,
  who: ['system', 'master'],
  handler(board, _data, ctx) {
    checkMaster(ctx)
    checkNotOver(board)
    const { battle, pending } = board
    if (battle.phase === 'deployment' || battle.phase === 'saboteurs') throw new RuleError('E_WRONG_PHASE', { phase: battle.phase })
    if (pending?.kind === 'defender') throw new RuleError('E_DECISION_PENDING', { side: pending.sideId })
    if (board.settings.onTimeout === 'warn') {
      battle.warned = true
      ctx.emit({ type: 'TimeIsUp', side: battle.turnOf, of: 'turn' })
      return
    }
    if (pending) correct(board, pending, 0, ctx)
    if (!battle.holders) endTurn(board, 'time', ctx)
  },
})

/** No choice of a defender has come in `battle.decisionSeconds`: the engine takes one, or a notice is given. */
export const DecisionExpired = battleCommand({
  schema: nothing,
  who: ['system', 'master'],
  handler(board, _data, ctx) {
    checkMaster(ctx)
    const { pending } = board
    if (pending?.kind !== 'defender') throw new RuleError('E_NO_DECISION')
    if (board.settings.onTimeout === 'warn') {
      pending.warned = true
      ctx.emit({ type: 'TimeIsUp', side: pending.sideId, of: 'decision' })
      return
    }
    defend(board, pending, defenderByClock(board, pending), true, ctx)
  },
})
