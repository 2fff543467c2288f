import { Board } from './board'
import { fireRefusal } from './batteries'
import { lineOf } from './grid'
import { lineRefusal } from './musketry'
import { newFigure } from './newFigure'
import { odds } from './odds'
import type { BattleState, Facing, Figure, Kind } from './tables'
import { isBattery, unitOf } from './units'

/** Kinds that shoot (section 9). */
export const shooters = ['MU', 'DR', 'SB', 'FA', 'HA'] as const satisfies readonly Kind[]
export type Shooter = (typeof shooters)[number]

/** Whether such a shooter reaches a cell, and how. */
export interface LineOfFire {
  /** Code of the refusal; null: the shot is allowed. */
  refusal: string | null
  /** Cells from the shooter to the target, and where it lies; null: not in line. */
  cells: number | null
  facing: Facing | null
  /** Ways out of all throws to hit the target, or to drop a shell on its cell; null where the shot is refused. */
  chance: { ways: number; of: number } | null
  /** The guns have to shoot over the crest of their hill. */
  overshoot: boolean
}

const id = { shooter: 'line of fire: shooter', target: 'line of fire: target' }

/** The battle with nobody on the two cells but a shooter who has just stood still and a foot unit as his target. */
function imagined(state: BattleState, kind: Shooter, from: string, to: string, facing: Facing | null, withFigures: boolean): BattleState {
  const [own, other] = state.battle.battle!.order as [string, string]
  const others = Object.entries(state.figures).filter(
    ([, figure]) => withFigures && figure.status === 'on' && figure.cell !== from && figure.cell !== to,
  )
  const stands = (figureId: string, side: string, what: Kind, cell: string): Figure => ({
    ...newFigure(figureId, { side, kind: what, cell, facing: figureId === id.shooter ? facing : null }, 'on'),
  })
  const pair = [stands(id.shooter, own, kind, from), stands(id.target, other, 'LI', to)]
  return { ...state, figures: Object.fromEntries([...others, ...pair.map((figure) => [figure.id, figure] as const)]) }
}

/**
 * Judges a line of fire between two cells whoever stands there and whose turn it is, also beside tin figures. `withFigures`: those on the
 * board between the two cells are in the way (MB-BAT-SHO-5).
 */
export function lineOfFire(state: BattleState, kind: Shooter, from: string, to: string, withFigures: boolean): LineOfFire {
  const points = new Board(state)
  const line = lineOf(points.point(from)!, points.point(to)!)
  const found = { cells: line?.cells ?? null, facing: line?.facing ?? null, overshoot: false }
  if (!line) return { ...found, refusal: 'E_NOT_IN_LINE', chance: null }
  const battle = imagined(state, kind, from, to, line.facing, withFigures)
  const board = new Board(battle)
  const shooter = board.figure(id.shooter)!
  const { musket } = unitOf(shooter)
  if (musket) {
    const refusal = lineRefusal(board, shooter, board.figure(id.target)!, musket.range)
    return { ...found, refusal, chance: refusal === null ? { ways: 7 - musket.hitsOn, of: 6 } : null }
  }
  const refusal = isBattery(shooter) ? fireRefusal(board, shooter) : 'E_CANNOT_SHOOT'
  if (refusal) return { ...found, refusal, chance: null }
  for (const overshoot of board.terrain(from) === 'H' ? [false, true] : [false]) {
    const chances = odds(battle, { command: 'FireBattery', data: { figure: id.shooter, overshoot } })
    const falls = chances.find(({ outcome, subject }) => outcome === 'impact' && subject === to)
    if (falls) return { ...found, refusal: null, chance: { ways: falls.ways, of: falls.of }, overshoot }
  }
  const reach = kind === 'FA' ? 11 : 5
  return { ...found, refusal: line.cells > reach ? 'E_OUT_OF_RANGE' : 'E_BLOCKED_TERRAIN', chance: null }
}
