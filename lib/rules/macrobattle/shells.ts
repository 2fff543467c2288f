import { ranks, type Figure } from './tables'
import { byId, type Board } from './board'
import { destroy, hit } from './casualties'
import type { BattleContext } from './command'
import { appear } from './discovery'
import { breakGate } from './gates'
import { along, isOn, nameOf, pointOf } from './grid'
import { exceedsLimits } from './musketry'
import { isOfficer } from './units'

export type Landing = { reason: 'blocked' | 'off-board' | 'overshot' } | { cell: string }

/** The name of the cell with that number, counted from the battery's own (MB-BAT-ART-2); null: beyond the board. */
function cellNumber(board: Board, battery: Figure, number: number): string | null {
  const point = along(pointOf(battery.cell!)!, battery.facing!, number - 1)
  return isOn(board.map, point) ? nameOf(point) : null
}

/** The number at which a figure in the way takes the shell (`battle.artilleryBlockedBy`), else the number itself. */
function intercepted(board: Board, battery: Figure, number: number): number {
  const { artilleryBlockedBy } = board.settings
  if (artilleryBlockedBy === 'none') return number
  const onHill = board.terrain(battery.cell!) === 'H'
  const last = artilleryBlockedBy === 'adjacent' ? Math.min(2, number - 1) : number - 1
  for (let at = onHill ? 3 : 2; at <= last; at += 1) {
    const cell = cellNumber(board, battery, at)
    if (cell !== null && board.at(cell).length > 0) return at
  }
  return number
}

/** Where a shell with that number falls (MB-BAT-ART-11 to -14). */
export function landingOf(board: Board, battery: Figure, thrown: number, overshoot: boolean): Landing {
  if (overshoot && thrown === 2 && board.terrain(battery.cell!) === 'H') return { reason: 'overshot' }
  const number = intercepted(board, battery, thrown)
  const cell = cellNumber(board, battery, number)
  if (cell === null) return { reason: 'off-board' }
  const terrains = Array.from({ length: number - 1 }, (_, index) => board.terrain(cellNumber(board, battery, index + 2)!))
  const isSpent = terrains.includes('M') || exceedsLimits(terrains, board.settings.limitedTerrainCountsTarget)
  return isSpent ? { reason: 'blocked' } : { cell }
}

/** Everything on a cell that a shell takes, in the order of its dice: units, then officers by rank and id (MB-BAT-ART-6, MB-AMB-104). */
export function underShell(board: Board, cell: string): Figure[] {
  const there = board.settings.shellsHitHidden
    ? Object.values(board.state.figures).filter((each) => each.cell === cell && (each.status === 'on' || each.status === 'hidden'))
    : [...board.at(cell)]
  const rank = (figure: Figure): number => (isOfficer(figure) ? ranks.length - ranks.indexOf(board.officer(figure.id).rank) : 0)
  return there.sort((a, b) => rank(a) - rank(b) || byId(a, b))
}

/** A shell takes the whole content of a cell, a shut gate too. `battery`: what exploded there is lost as such. */
export function shellCell(board: Board, cell: string, ctx: BattleContext, battery: string | null, by: string): void {
  for (const figure of underShell(board, cell)) {
    // MB-BAT-SAB-7 switched off: they become known.
    if (figure.status === 'hidden') appear(board, [figure], ctx)
    if (figure.id === battery) destroy(board, figure, 'exploded', ctx)
    else hit(board, figure, ctx)
  }
  const gate = board.gate(cell)
  if (gate?.state === 'shut') breakGate(gate, by, ctx)
}
