import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand } from './command'
import { hiddenEnemiesAt, discover } from './discovery'
import { dismountIfHigh } from './dismounting'
import { checkFigure, checkFrame, checkOnBoard, checkPoints, pay } from './frame'
import { checkPath, hasMoved, hasRoom } from './movement'
import { endsMove } from './terrain'
import type { Figure } from './tables'

/** Puts a figure on another cell; a battery's ranging starts anew there (MB-BAT-ART-9). */
export function changeCell(board: Board, figure: Figure, cell: string): void {
  figure.cell = cell
  figure.changedCell = true
  figure.shotsHere = 0
  board.figuresMoved()
}

/** How much of a path is really gone: up to the last cell before hidden enemies that can hold the figure (MB-BAT-SAB-5). */
function stopBefore(board: Board, figure: Figure, path: readonly string[]): { length: number; found: string | null } {
  const at = path.findIndex((cell) => hiddenEnemiesAt(board, cell, figure.sideId).length > 0)
  if (at < 0) return { length: path.length, found: null }
  let length = at
  while (length > 0 && !hasRoom(board, figure, path[length - 1]!)) length -= 1
  return { length, found: path[at]! }
}

const hasHidden = (board: Board): boolean => board.figures().some(({ status }) => status === 'hidden')

/** One unbroken path, legal as a whole or refused as a whole; only a discovery shortens it (MB-BAT-MOV-8, -11). */
export const Move = battleCommand({
  schema: z.strictObject({ figure: z.string(), path: z.array(z.string()).max(200) }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    const figure = checkFigure(board, acting, data.figure)
    checkOnBoard(figure)
    if (hasMoved(board, figure)) throw new RuleError('E_ALREADY_MOVED', { figure: figure.id })
    const costs = checkPath(board, figure, data.path)
    const sum = (length: number) => costs.slice(0, length).reduce((total, cost) => total + cost, 0)
    checkPoints(board, sum(data.path.length))

    const { length, found } = hasHidden(board) ? stopBefore(board, figure, data.path) : { length: data.path.length, found: null }
    const gone = data.path.slice(0, length)
    const cost = sum(length)
    pay(board, cost)
    figure.moved = true
    figure.movedFrom ??= figure.cell
    figure.steps += length
    ctx.emit({ type: 'FigureMoved', figure: figure.id, path: gone, cost, stopped: found !== null })
    if (length > 0) {
      changeCell(board, figure, gone.at(-1)!)
      dismountIfHigh(board, figure, ctx)
    }
    if (found !== null) discover(board, found, figure.sideId, figure.id, ctx)
    if (found !== null || endsMove(board.terrain(figure.cell!))) figure.halted = true
  },
})
