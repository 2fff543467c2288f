import { RuleError } from '@/lib/kernel/errors'
import type { Board } from './board'
import { areNeighbours, lineOf } from './grid'
import { canHold, canPass } from './sharing'
import { climbs, classInto, hasOthers, levelsLet } from './standing'
import { endsMove, entryCost, stepCost } from './terrain'
import type { Figure } from './tables'
import { isBattery, unitOf } from './units'

/** Own figures on a cell without the one that moves. */
export const othersAt = (board: Board, cell: string, figure: Figure): Figure[] => board.at(cell).filter(({ id }) => id !== figure.id)

/** A piece of a split move may follow another one; guns that must face their way always move in pieces. */
const movesInPieces = (board: Board, figure: Figure): boolean =>
  board.settings.splitMoves || (board.settings.artilleryMoveNeedsFacing && isBattery(figure))

/** MB-BAT-MOV-8: at most one move a turn. */
export const hasMoved = (board: Board, figure: Figure): boolean => figure.halted || (figure.moved && !movesInPieces(board, figure))

/**
 * Most cells a figure may go in this turn along this path (MB-BAT-MOV-9, MB-BAT-TER-6). `taken`: cells it has gone already.
 * `path` ends where the range is asked for.
 */
export function rangeOf(board: Board, figure: Figure, path: readonly string[]): number {
  const last = path.at(-1)!
  // A climbing officer's step, and with the setting one into river or swamp, must be the only one of the turn.
  if (climbs(figure, board.terrain(last))) return 1
  if (board.settings.riverSwamp === 'single-step' && endsMove(board.terrain(last))) return 1
  const start = figure.movedFrom ?? figure.cell!
  const road = board.isRoad(start) && (board.settings.roadWholePath ? path.every((cell) => board.isRoad(cell)) : board.isRoad(last))
  return unitOf(figure).range * (road ? 2 : 1)
}

/** Why the step onto a cell is refused for what the cell is, or null. */
export function stepRefusal(board: Board, figure: Figure, from: string, cell: string): string | null {
  const terrain = board.terrain(cell)
  if (entryCost(terrain, classInto(figure, terrain), board.settings) === null) return 'E_IMPASSABLE'
  if (!levelsLet(board, board.terrain(from), terrain)) return 'E_LEVEL'
  if (board.settings.artilleryMoveNeedsFacing && isBattery(figure)) {
    if (lineOf(board.point(from)!, board.point(cell)!)!.facing !== figure.facing) return 'E_FACING'
  }
  return hasOthers(board.at(cell), figure.sideId) ? 'E_ENEMY_CELL' : null
}

/** Why a cell cannot be gone through, or null. */
export function passRefusal(board: Board, figure: Figure, cell: string): string | null {
  const terrain = board.terrain(cell)
  if (!canPass(terrain, othersAt(board, cell, figure), figure, board.settings)) return 'E_OWN_CELL'
  return endsMove(terrain) ? 'E_MUST_STOP' : null
}

/** It can end its move there as far as room goes. */
export const hasRoom = (board: Board, figure: Figure, cell: string): boolean =>
  canHold(board.terrain(cell), othersAt(board, cell, figure), figure, board.settings)

/** Half-points of the step. */
export const costOfStep = (board: Board, figure: Figure, from: string, cell: string): number =>
  stepCost(board.terrain(from), board.terrain(cell), classInto(figure, board.terrain(cell)), board.settings)!

/** Checks a path cell by cell as if nothing were hidden (MB-INF-11) and gives the cost of each step in half-points. */
export function checkPath(board: Board, figure: Figure, path: readonly string[]): number[] {
  if (path.length === 0) throw new RuleError('E_NOT_CONTIGUOUS')
  let from = figure.cell!
  const costs = path.map((cell, index) => {
    const point = board.point(cell)
    if (!point) throw new RuleError('E_OFF_BOARD', { cell })
    if (!areNeighbours(board.point(from)!, point)) throw new RuleError('E_NOT_CONTIGUOUS', { cell })
    const isLast = index === path.length - 1
    const refusal =
      stepRefusal(board, figure, from, cell) ??
      (isLast ? (hasRoom(board, figure, cell) ? null : 'E_STACK') : passRefusal(board, figure, cell))
    if (refusal) throw new RuleError(refusal, { cell })
    const cost = costOfStep(board, figure, from, cell)
    from = cell
    return cost
  })
  const range = rangeOf(board, figure, path)
  if (figure.steps + path.length > range) throw new RuleError('E_RANGE', { range })
  return costs
}
