import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { destroy } from './casualties'
import { battleCommand, type BattleContext } from './command'
import { checkEnd } from './ending'
import { checkFigure, checkFrame, checkOnBoard } from './frame'
import { isDiagonal } from './grid'
import { commandOfGiver, mayCommand } from './seats'
import { landingOf, shellCell } from './shells'
import { ONE, type Figure, type Pending } from './tables'
import { isBattery } from './units'

/** Greatest correction after so many earlier turns of shooting without turning or moving (MB-BAT-ART-8). */
export const correctionAfter = (battery: Figure): number => (battery.kind === 'FA' ? Math.min(battery.shotsHere, 2) : 0)

/** Why a battery on the board may not fire, or null. */
export function fireRefusal(board: Board, battery: Figure): string | null {
  const terrain = board.terrain(battery.cell!)
  if (terrain === 'S') return 'E_SWAMP_GUNS'
  if (battery.kind === 'FA' && battery.changedCell) return 'E_MOVED'
  const diagonals = terrain === 'H' || terrain === 'T' || (terrain === 'W' && board.settings.artilleryDiagonalFromWall)
  return isDiagonal(battery.facing!) && !diagonals ? 'E_DIAGONAL' : null
}

/** For FA only the battery is lost, for HA everything on its cell (MB-BAT-ART-7, `battle.explosionScope`). */
export const explodesWholeCell = ({ settings }: Board, battery: Figure): boolean =>
  settings.explosionScope === 'cell' || (settings.explosionScope === 'literal' && battery.kind === 'HA')

/** A field battery's double one, a horse battery's one. */
function explode(board: Board, battery: Figure, ctx: BattleContext): void {
  ctx.emit({ type: 'BatteryExploded', figure: battery.id, cell: battery.cell! })
  if (explodesWholeCell(board, battery)) shellCell(board, battery.cell!, ctx, battery.id, battery.id)
  else destroy(board, battery, 'exploded', ctx)
}

function land(board: Board, battery: Figure, number: number, overshoot: boolean, ctx: BattleContext): void {
  const landing = landingOf(board, battery, number, overshoot)
  if ('reason' in landing) {
    ctx.emit({ type: 'ShellSpent', figure: battery.id, reason: landing.reason, number })
    return
  }
  ctx.emit({ type: 'CellShelled', figure: battery.id, cell: landing.cell })
  shellCell(board, landing.cell, ctx, null, battery.id)
}

/** FA throws 2d6, HA 1d6; with a correction available and no double a decision opens first. */
export const FireBattery = battleCommand({
  schema: z.strictObject({ figure: z.string(), overshoot: z.boolean().default(false) }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'shooting')
    const battery = checkFigure(board, acting, data.figure)
    checkOnBoard(battery)
    if (!isBattery(battery)) throw new RuleError('E_NOT_ARTILLERY', { figure: battery.id })
    if (battery.shot) throw new RuleError('E_ALREADY_SHOT', { figure: battery.id })
    const refusal = fireRefusal(board, battery)
    if (refusal) throw new RuleError(refusal, { figure: battery.id })

    const dice = ctx.roll(battery.kind === 'FA' ? '2d6' : '1d6', 'battery')
    const number = dice.reduce((sum, die) => sum + die, 0)
    const max = correctionAfter(battery)
    battery.shot = true
    battery.shotsHere += 1
    ctx.emit({ type: 'BatteryFired', figure: battery.id, dice, number })
    if (number === dice.length) explode(board, battery, ctx)
    // MB-BAT-ART-4: a field battery's double misses and cannot be corrected.
    else if (dice.length === 2 && dice[0] === dice[1]) ctx.emit({ type: 'ShellSpent', figure: battery.id, reason: 'miss', number })
    else if (max > 0) {
      board.state.pending[ONE.pending] = {
        id: ONE.pending,
        ...{ kind: 'range', figureId: battery.id, sideId: battery.sideId, askedAt: ctx.now, warned: false },
        ...{ cell: null, sum: number, max, overshoot: data.overshoot },
      }
      ctx.emit({ type: 'RangeAsked', figure: battery.id, side: battery.sideId, sum: number, max })
      return
    } else land(board, battery, number, data.overshoot, ctx)
    checkEnd(board, ctx)
  },
})

/** The shell falls with the correction chosen. */
export function correct(board: Board, pending: Pending, delta: number, ctx: BattleContext): void {
  const battery = board.figure(pending.figureId)!
  const number = pending.sum! + delta
  delete board.state.pending[ONE.pending]
  ctx.emit({ type: 'RangeCorrected', figure: battery.id, delta, number })
  land(board, battery, number, pending.overshoot, ctx)
  checkEnd(board, ctx)
}

/** Corrections a player may choose: never below number 2, his own cell would be next (MB-AMB-68). */
export const corrections = ({ sum, max }: Pending): number[] =>
  Array.from({ length: max! * 2 + 1 }, (_, index) => index - max!).filter((delta) => sum! + delta >= 2)

export const CorrectRange = battleCommand({
  schema: z.strictObject({ delta: z.number() }),
  handler(board, data, ctx) {
    const { pending } = board
    if (pending?.kind !== 'range') throw new RuleError('E_NO_DECISION')
    const command = commandOfGiver(board, ctx, pending.sideId)
    if (!command || !mayCommand(command, board.figure(pending.figureId)!)) throw new RuleError('E_NOT_DECIDER', { side: pending.sideId })
    if (!corrections(pending).includes(data.delta)) throw new RuleError('E_CORRECTION', { max: pending.max })
    correct(board, pending, data.delta, ctx)
  },
})
