import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand } from './command'
import { discover } from './discovery'
import { dismountIfHigh } from './dismounting'
import { checkEnd } from './ending'
import { checkFigure, checkFrame, checkOnBoard, checkPoints, pay } from './frame'
import { isOnEdge } from './grid'
import { canHold } from './sharing'
import { classInto, hasOthers, mayEnter } from './standing'
import { entryCost } from './terrain'
import { compass, facings, type Compass, type Facing, type Figure } from './tables'
import { isBattery, isOfficer } from './units'

/** Half-points of coming onto a cell (`battle.entryCost`). */
export function costOfEntry(board: Board, figure: Figure, cell: string): number {
  if (board.settings.entryCost === 'free') return 0
  const terrain = board.terrain(cell)
  return entryCost(terrain, classInto(figure, terrain), board.settings)!
}

/** Why a figure in reserve may not come onto a cell of the board, or null. */
export function entryRefusal(board: Board, figure: Figure, cell: string): string | null {
  const terrain = board.terrain(cell)
  if (figure.edge === null || !isOnEdge(board.map, board.point(cell)!, figure.edge)) return 'E_NOT_THAT_EDGE'
  if (!mayEnter(board, figure, terrain)) return 'E_IMPASSABLE'
  const there = board.at(cell)
  if (hasOthers(there, figure.sideId)) return 'E_ENEMY_CELL'
  return canHold(terrain, there, figure, board.settings) ? null : 'E_STACK'
}

/** Entering is free and the whole move (MB-BAT-EDG-2); an officer's die counts from the next roll. */
export const EnterFromEdge = battleCommand({
  schema: z.strictObject({ figure: z.string(), cell: z.string(), facing: z.enum(facings).optional() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    const figure = checkFigure(board, acting, data.figure)
    if (figure.status !== 'reserve') throw new RuleError('E_NOT_IN_RESERVE', { figure: figure.id })
    if (!board.point(data.cell)) throw new RuleError('E_OFF_BOARD', { cell: data.cell })
    const refusal = entryRefusal(board, figure, data.cell)
    if (refusal) throw new RuleError(refusal, { cell: data.cell })
    const facing: Facing | null = isBattery(figure) ? (data.facing ?? figure.facing) : null
    if (isBattery(figure) && facing === null) throw new RuleError('E_FACING', { figure: figure.id })
    const cost = costOfEntry(board, figure, data.cell)
    checkPoints(board, cost)
    // MB-BAT-SAB-8: whoever tried stays off the board and may try elsewhere.
    if (discover(board, data.cell, figure.sideId, figure.id, ctx)) return
    pay(board, cost)
    const edge = figure.edge!
    ctx.emit({ type: 'FigureEntered', figure: figure.id, cell: data.cell, edge, cost, facing })
    Object.assign(figure, { status: 'on', cell: data.cell, facing, edge: null, changedCell: true, shotsHere: 0, still: 0 })
    Object.assign(figure, { moved: true, halted: !board.settings.moveAfterEntry, steps: 1, movedFrom: data.cell })
    board.figuresMoved()
    dismountIfHigh(board, figure, ctx)
  },
})

/** Minutes of the march of those who leave together: the pace of the slowest unit; officers without units ride (MB-BAT-EDG-6). */
export function minutesOfMarch(board: Board, figures: readonly Figure[]): number {
  const { settings } = board
  const minutes = {
    LI: settings.infantryMinutes,
    SB: settings.saboteurMinutes,
    FA: settings.artilleryMinutes,
    HA: settings.horseArtilleryMinutes,
  }
  const ofUnit = ({ kind }: Figure): number => {
    if (kind === 'LI' || kind === 'SB' || kind === 'FA' || kind === 'HA') return minutes[kind]
    return kind === 'MU' || kind === 'PK' ? settings.infantryMinutes : settings.cavalryMinutes
  }
  const units = figures.filter((figure) => !isOfficer(figure))
  if (units.length > 0) return Math.max(...units.map(ofUnit))
  // Who dismounted of his own will mounts again; who has lost his horse walks (MB-END-7, MB-MAP-5).
  return Math.max(...figures.map(({ id }) => (board.officer(id).horse ? settings.courierMinutes : settings.footOfficerMinutes)))
}

/** Why a figure may not leave by an edge, or null. */
export function leaveRefusal(board: Board, figure: Figure, edge: Compass): string | null {
  if (!isOnEdge(board.map, board.point(figure.cell!)!, edge)) return 'E_NOT_THAT_EDGE'
  // MB-BAT-EDG-6: it must not have moved in this phase either.
  return figure.still < board.settings.exitStillTurns || figure.moved || figure.changedCell ? 'E_NOT_STILL' : null
}

export const LeaveBattle = battleCommand({
  schema: z.strictObject({ figures: z.array(z.string()).max(200), edge: z.enum(compass), to: z.string().optional() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    if (data.figures.length === 0) throw new RuleError('E_NO_FIGURE')
    const figures = [...new Set(data.figures)].map((id) => {
      const figure = checkFigure(board, acting, id)
      checkOnBoard(figure)
      const refusal = leaveRefusal(board, figure, data.edge)
      if (refusal) throw new RuleError(refusal, { figure: id })
      return figure
    })
    const beyond = board.battle.exits[data.edge]
    const to = data.to ?? (beyond.length === 1 ? beyond[0]! : null)
    if (to === null || !beyond.includes(to)) throw new RuleError('E_NO_EXIT', { edge: data.edge })
    const minutes = minutesOfMarch(board, figures)
    for (const figure of figures) Object.assign(figure, { status: 'left', cell: null, edge: data.edge })
    board.figuresMoved()
    ctx.emit({ type: 'FiguresLeft', side: acting.sideId, figures: figures.map(({ id }) => id), edge: data.edge, to, minutes })
    checkEnd(board, ctx)
  },
})
