import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import { byId, type Board } from './board'
import { battleCommand } from './command'
import { appear, discover } from './discovery'
import { checkFigure, checkFrame } from './frame'
import { canHoldAll } from './sharing'
import { hasOthers } from './standing'
import type { Figure } from './tables'

/** The hidden saboteurs and the officers with them, who appear together (MB-BAT-SAB-6). */
export function hiddenGroup(board: Board, figure: Figure): Figure[] {
  const leader = figure.attachedToId ?? figure.id
  return board
    .figuresOf(figure.sideId)
    .filter((other) => other.status === 'hidden' && other.cell === figure.cell && (other.id === leader || other.attachedToId === leader))
    .sort(byId)
}

/** Why they cannot appear, judged as if no enemy were hidden there (MB-INF-11), or null. */
export function revealRefusal(board: Board, figure: Figure): string | null {
  if (figure.status !== 'hidden') return 'E_NOT_HIDDEN'
  const there = board.at(figure.cell!)
  if (hasOthers(there, figure.sideId)) return 'E_ENEMY_CELL'
  return canHoldAll(board.terrain(figure.cell!), there, hiddenGroup(board, figure), board.settings) ? null : 'E_STACK'
}

/** Costs no points and is their whole move (MB-BAT-SAB-3). Of two hidden bodies the one that wants to appear finds the other (MB-BAT-SAB-8). */
export const RevealSaboteurs = battleCommand({
  schema: z.strictObject({ figure: z.string() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    const figure = checkFigure(board, acting, data.figure)
    const refusal = revealRefusal(board, figure)
    if (refusal) throw new RuleError(refusal, { figure: figure.id })
    const cell = figure.cell!
    if (discover(board, cell, figure.sideId, null, ctx)) return
    const group = hiddenGroup(board, figure)
    ctx.emit({ type: 'SaboteursRevealed', side: figure.sideId, cell, figures: group.map(({ id }) => id) })
    appear(board, group, ctx)
    if (!board.settings.saboteurMoveOnReveal) for (const each of group) each.moved = each.halted = true
  },
})
