import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { ownBonus } from './cards'
import { hit } from './casualties'
import { battleCommand } from './command'
import { checkEnd } from './ending'
import { checkFigure, checkFrame, checkOnBoard } from './frame'
import { along, isDiagonal, lineOf, nameOf } from './grid'
import { isHigh, isLimited, type Terrain } from './terrain'
import type { Figure } from './tables'
import { isOfficer, unitOf } from './units'

/** The cells of a line of fire after the shooter's own, the target's last. On one and the same cell they count as next to each other (MB-BAT-MUT-7). */
function lineTo(board: Board, from: string, to: string): { cells: string[]; diagonal: boolean } | null {
  if (from === to) return { cells: [to], diagonal: false }
  const start = board.point(from)!
  const line = lineOf(start, board.point(to)!)
  if (!line) return null
  const cells = Array.from({ length: line.cells }, (_, index) => nameOf(along(start, line.facing, index + 1)))
  return { cells, diagonal: isDiagonal(line.facing) }
}

/** Musketry goes along diagonals from hill, tower, wall and mountains (MB-BAT-SHO-2). */
export const shootsDiagonally = (board: Board, cell: string): boolean => {
  const terrain = board.terrain(cell)
  if (terrain === 'W') return !(board.settings.diagonalNeedsWideWall && board.isNarrow(cell))
  return terrain === 'H' || terrain === 'T' || terrain === 'M'
}

/** More than one forest, hill, wall or tower cell on a line (MB-BAT-SHO-6). */
export function exceedsLimits(terrains: readonly Terrain[], countsTarget: boolean): boolean {
  const counted = countsTarget ? terrains : terrains.slice(0, -1)
  return counted.some((terrain, index) => isLimited(terrain) && counted.indexOf(terrain) < index)
}

/** An officer beside an own unit cannot be picked by musketry (MB-BAT-OFF-8). */
const isScreened = (board: Board, target: Figure): boolean =>
  isOfficer(target) && board.at(target.cell!).some((other) => other.sideId === target.sideId && !isOfficer(other))

/** Why a shot at a figure on the board is refused for where both stand, or null; checks in the order of 16.3. */
export function lineRefusal(board: Board, shooter: Figure, target: Figure, range: number): string | null {
  if (isScreened(board, target)) return 'E_OFFICER_SCREENED'
  const line = lineTo(board, shooter.cell!, target.cell!)
  if (!line) return 'E_NOT_IN_LINE'
  if (line.diagonal && !shootsDiagonally(board, shooter.cell!)) return 'E_DIAGONAL'
  if (line.cells.length > range) return 'E_OUT_OF_RANGE'
  const terrains = line.cells.map((cell) => board.terrain(cell))
  const between = terrains.slice(0, -1)
  if (terrains.includes('M') || between.includes('W')) return 'E_BLOCKED_TERRAIN'
  const standsOn = board.terrain(shooter.cell!)
  if (board.settings.smallArmsAtWall === 'height-only' && terrains.at(-1) === 'W' && !isHigh(standsOn)) return 'E_WALL_TARGET'
  if (exceedsLimits(terrains, board.settings.limitedTerrainCountsTarget)) return 'E_BLOCKED_TERRAIN'
  if (standsOn === 'H' || standsOn === 'M') return null
  return line.cells.slice(0, -1).some((cell) => board.at(cell).length > 0) ? 'E_BLOCKED_FIGURE' : null
}

/** What is added to a die of musketry (`battle.cardBonusOnShooting`). */
export function shotBonus(board: Board, shooter: Figure, target: Figure): number {
  if (!board.settings.cardBonusOnShooting) return 0
  const attack = isOfficer(shooter) ? ownBonus(board, shooter.id, 'attack', unitOf(target).arm) : 0
  return attack - (isOfficer(target) ? ownBonus(board, target.id, 'defence', unitOf(shooter).arm) : 0)
}

/** The target is one unit, named before the die is thrown (MB-BAT-SHO-3). */
export const Shoot = battleCommand({
  schema: z.strictObject({ figure: z.string(), target: z.string() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'shooting')
    const shooter = checkFigure(board, acting, data.figure)
    checkOnBoard(shooter)
    const { musket } = unitOf(shooter)
    if (!musket) throw new RuleError('E_CANNOT_SHOOT', { figure: shooter.id })
    if (shooter.shot) throw new RuleError('E_ALREADY_SHOT', { figure: shooter.id })
    // MB-BAT-GAT-2: `gate:B2` aims at the marker.
    if (data.target.startsWith('gate:') && board.gate(data.target.slice(5))) throw new RuleError('E_GATE_SMALL_ARMS')
    const target = board.figure(data.target)
    if (target?.status !== 'on' || !board.areEnemies(shooter.sideId, target.sideId)) throw new RuleError('E_NO_TARGET')
    const refusal = lineRefusal(board, shooter, target, musket.range)
    if (refusal) throw new RuleError(refusal, { figure: shooter.id, target: target.id })

    const bonus = shotBonus(board, shooter, target)
    const [die] = ctx.roll('1d6', 'shot') as [number]
    const isHit = die + bonus >= musket.hitsOn
    shooter.shot = true
    ctx.emit({
      type: 'ShotFired',
      ...{ shooter: shooter.id, target: target.id, cell: target.cell!, die, bonus, hitsOn: musket.hitsOn, hit: isHit },
    })
    if (!isHit) return
    hit(board, target, ctx)
    checkEnd(board, ctx)
  },
})
