import type { Board } from './board'
import type { BattleContext } from './command'
import { dismount } from './dismounting'
import type { Figure } from './tables'

/**
 * An officer's saving roll (MB-BAT-OFF-11 to -13): he is on foot from the moment he has to make it; saved, he stays on his cell and
 * his horse is hurt, else his figure is taken off.
 */
export function rollSave(board: Board, figure: Figure, ctx: BattleContext): void {
  const officer = board.officer(figure.id)
  const [die] = ctx.roll('1d6', 'save') as [number]
  const saved = die >= officer.saveOn
  ctx.emit({ type: 'SaveRolled', figure: figure.id, die, saveOn: officer.saveOn, saved })
  if (saved) {
    if (!figure.mounted) return
    board.battle.savedMounted.push(figure.id)
    officer.horse = false
    dismount(figure, ctx)
    return
  }
  figure.mounted = false
  figure.status = 'wounded'
  figure.chainCell = null
  figure.chainLeft = null
  board.figuresMoved()
  ctx.emit({ type: 'OfficerWounded', figure: figure.id })
}
