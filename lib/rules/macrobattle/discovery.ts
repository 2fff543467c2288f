import type { Board } from './board'
import { byId } from './board'
import type { BattleContext } from './command'
import { dismountIfHigh } from './dismounting'
import type { Figure } from './tables'

/** Hidden enemies of a side on a cell: of the first such side in the order of turns, since only one can be put there. */
export function hiddenEnemiesAt(board: Board, cell: string, sideId: string): Figure[] {
  const there: Figure[] = []
  for (const { id, status, cell: noted, sideId: side } of board.figures()) {
    if (status === 'hidden' && noted === cell && board.areEnemies(sideId, side)) there.push(board.figure(id)!)
  }
  if (there.length === 0) return []
  const first = board.order().find((side) => there.some((figure) => figure.sideId === side))
  return there.filter((figure) => figure.sideId === first).sort(byId)
}

/** Puts hidden figures on the board for all to see. They have not stood still there. */
export function appear(board: Board, figures: readonly Figure[], ctx: BattleContext): void {
  for (const figure of figures) {
    figure.status = 'on'
    figure.attachedToId = null
    figure.changedCell = true
    dismountIfHigh(board, figure, ctx)
  }
  board.figuresMoved()
}

/**
 * An enemy tries to enter: whoever is hidden there has been discovered and stands on the board (MB-BAT-SAB-5, -8).
 * `by`: the figure that tried; null when it stays hidden itself. True when somebody was found.
 */
export function discover(board: Board, cell: string, sideId: string, by: string | null, ctx: BattleContext): boolean {
  const found = hiddenEnemiesAt(board, cell, sideId)
  if (found.length === 0) return false
  ctx.emit({ type: 'SaboteursDiscovered', side: found[0]!.sideId, cell, figures: found.map(({ id }) => id), by, bySide: sideId })
  appear(board, found, ctx)
  return true
}
