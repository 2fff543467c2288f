import type { Board } from './board'
import type { BattleContext } from './command'
import { rollSave } from './saves'
import type { Figure } from './tables'
import { isBattery, isOfficer } from './units'

function take(board: Board, figure: Figure, status: 'gone' | 'overturned', lostBy: NonNullable<Figure['lostBy']>): void {
  figure.status = status
  figure.lostBy = lostBy
  figure.chainCell = null
  figure.chainLeft = null
  board.figuresMoved()
}

/** A unit is destroyed. */
export function destroy(board: Board, figure: Figure, by: NonNullable<Figure['lostBy']>, ctx: BattleContext): void {
  take(board, figure, 'gone', by)
  ctx.emit({ type: 'FigureDestroyed', figure: figure.id, by })
}

/** Hit by shooting: a unit is removed, an officer saves (MB-BAT-SHO-9). */
export function hit(board: Board, figure: Figure, ctx: BattleContext): void {
  if (isOfficer(figure)) rollSave(board, figure, ctx)
  else destroy(board, figure, 'shot', ctx)
}

/** Beaten in bayonet: an officer saves, a battery is laid on its side, anything else is removed (MB-BAT-BAY-13). */
export function beat(board: Board, figure: Figure, by: Figure, ctx: BattleContext): void {
  if (isOfficer(figure)) rollSave(board, figure, ctx)
  else if (isBattery(figure)) {
    take(board, figure, 'overturned', 'bayonet')
    board.battle.overturned.push({ figure: figure.id, by: by.id })
    ctx.emit({ type: 'BatteryOverturned', figure: figure.id, by: by.id })
  } else destroy(board, figure, 'bayonet', ctx)
}
