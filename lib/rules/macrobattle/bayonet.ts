import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { byId } from './board'
import { fight, fightGate, terrainLets } from './bouts'
import { battleCommand, type BattleContext } from './command'
import { checkFigure, checkFrame, checkOnBoard } from './frame'
import { isShutAgainst } from './gates'
import { areNeighbours } from './grid'
import { commandOfGiver } from './seats'
import { ONE, type Figure, type Pending } from './tables'
import { isOfficer, unitOf } from './units'

/** Why an attack on a cell of the board is refused, or null; checks in the order of 16.3. */
export function attackRefusal(board: Board, figure: Figure, cell: string): string | null {
  const enemies = board.enemiesAt(cell, figure.sideId)
  const here = figure.cell === cell
  if (here ? enemies.length === 0 : !areNeighbours(board.point(figure.cell!)!, board.point(cell)!)) return 'E_NOT_NEIGHBOUR'
  if (enemies.length === 0 && !isShutAgainst(board, cell, figure.sideId)) return 'E_NO_TARGET'
  if (enemies.length > 0 && !terrainLets(board, figure, cell)) return 'E_ATTACK_TERRAIN'
  if (figure.fought && figure.chainLeft === null) return 'E_ALREADY_FOUGHT'
  return figure.chainLeft === 0 ? 'E_NO_CONTINUE' : null
}

/** The side that chooses who takes the blow: of several on the cell the first in the order of turns (MB-BAT-BAY-6). */
const chooserOf = (board: Board, enemies: readonly Figure[]): string =>
  board.order().find((sideId) => enemies.some((figure) => figure.sideId === sideId))!

export const Attack = battleCommand({
  schema: z.strictObject({ figure: z.string(), cell: z.string() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'bayonet')
    const figure = checkFigure(board, acting, data.figure)
    checkOnBoard(figure)
    if (!board.point(data.cell)) throw new RuleError('E_OFF_BOARD', { cell: data.cell })
    const refusal = attackRefusal(board, figure, data.cell)
    if (refusal) throw new RuleError(refusal, { figure: figure.id, cell: data.cell })

    // MB-BAT-BAY-9: a chain ends when another figure of its side attacks.
    for (const { id, chainCell } of board.figures()) {
      if (chainCell === null || id === figure.id) continue
      const other = board.figure(id)!
      other.chainCell = other.chainLeft = null
    }
    figure.fought = true
    if (figure.chainLeft !== null) figure.chainLeft -= 1
    ctx.emit({ type: 'AttackDeclared', figure: figure.id, cell: data.cell })
    const enemies = board.enemiesAt(data.cell, figure.sideId)
    if (enemies.length === 0) fightGate(board, figure, board.gate(data.cell)!, ctx)
    else if (enemies.length === 1) fight(board, figure, enemies[0]!, ctx)
    else {
      const side = chooserOf(board, enemies)
      board.state.pending[ONE.pending] = {
        id: ONE.pending,
        ...{ kind: 'defender', figureId: figure.id, sideId: side, askedAt: ctx.now, warned: false },
        ...{ cell: data.cell, sum: null, max: null, overshoot: false },
      }
      ctx.emit({ type: 'DefenderAsked', side, attacker: figure.id, cell: data.cell })
    }
  },
})

/** Figures that may be chosen to take the blow. */
export const defenders = (board: Board, pending: Pending): Figure[] =>
  board.enemiesAt(pending.cell!, board.figure(pending.figureId)!.sideId)

/** Who is taken when no choice comes in time: the non-officer with the highest fixed bonus, then the lowest id. */
export function defenderByClock(board: Board, pending: Pending): Figure {
  const rank = (figure: Figure) => (isOfficer(figure) ? -1000 : unitOf(figure).bayonet)
  return [...defenders(board, pending)].sort((a, b) => rank(b) - rank(a) || byId(a, b))[0]!
}

/** The blow falls on the figure chosen; the turn's clock stood still until now (MB-BAT-TRN-3). */
export function defend(board: Board, pending: Pending, defender: Figure, byClock: boolean, ctx: BattleContext): void {
  board.battle.pausedMs += Math.max(0, ctx.now - pending.askedAt)
  delete board.state.pending[ONE.pending]
  ctx.emit({ type: 'DefenderChosen', figure: defender.id, byClock })
  fight(board, board.figure(pending.figureId)!, defender, ctx)
}

export const ChooseDefender = battleCommand({
  schema: z.strictObject({ figure: z.string() }),
  handler(board, data, ctx) {
    const { pending } = board
    if (pending?.kind !== 'defender') throw new RuleError('E_NO_DECISION')
    if (!commandOfGiver(board, ctx, pending.sideId)?.all) throw new RuleError('E_NOT_DECIDER', { side: pending.sideId })
    const defender = defenders(board, pending).find(({ id }) => id === data.figure)
    if (!defender) throw new RuleError('E_NO_TARGET', { figure: data.figure })
    defend(board, pending, defender, false, ctx)
  },
})
