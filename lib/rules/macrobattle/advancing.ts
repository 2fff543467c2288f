import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand } from './command'
import { discover } from './discovery'
import { dismountIfHigh } from './dismounting'
import { checkFigure, checkFrame, checkOnBoard } from './frame'
import { changeCell } from './move'
import { canHoldAll } from './sharing'
import { hasOthers, levelsLet, mayEnter } from './standing'
import type { Figure } from './tables'
import { isOfficer } from './units'

/** These figures may enter the cell of the last win: nobody else's is left on it, terrain and room let them (MB-BAT-BAY-7). */
export function mayAdvance(board: Board, winner: Figure, followers: readonly Figure[] = []): boolean {
  const cell = winner.chainCell
  // MB-BAT-MUT-7: no advance from a bout on one's own cell.
  if (cell === null || cell === winner.cell) return false
  const there = board.at(cell)
  const terrain = board.terrain(cell)
  if (hasOthers(there, winner.sideId)) return false
  const all = [winner, ...followers]
  if (!all.every((figure) => mayEnter(board, figure, terrain) && levelsLet(board, board.terrain(figure.cell!), terrain))) return false
  return canHoldAll(terrain, there, all, board.settings)
}

/** Costs nothing and ends the figure's fighting; it does not come if saboteurs are found there (MB-BAT-BAY-11, MB-BAT-SAB-8). */
export const Advance = battleCommand({
  schema: z.strictObject({ figure: z.string(), officers: z.array(z.string()).max(2).default([]) }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'bayonet')
    const figure = checkFigure(board, acting, data.figure)
    checkOnBoard(figure)
    const followers = data.officers.map((id) => checkFigure(board, acting, id))
    const withHim = followers.every((each) => isOfficer(each) && each.id !== figure.id && each.status === 'on' && each.cell === figure.cell)
    const allowed = followers.length === 0 || (board.settings.officerFollowsAdvance && withHim)
    if (!allowed || !mayAdvance(board, figure, followers)) throw new RuleError('E_ADVANCE', { figure: figure.id })
    const cell = figure.chainCell!
    const from = figure.cell!
    figure.chainCell = figure.chainLeft = null
    if (discover(board, cell, figure.sideId, figure.id, ctx)) return
    ctx.emit({ type: 'Advanced', figure: figure.id, from, cell, officers: followers.map(({ id }) => id) })
    for (const each of [figure, ...followers]) {
      changeCell(board, each, cell)
      dismountIfHigh(board, each, ctx)
    }
  },
})
