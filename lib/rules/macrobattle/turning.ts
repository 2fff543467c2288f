import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import { battleCommand } from './command'
import { checkFigure, checkFrame, checkOnBoard, checkPoints, pay } from './frame'
import { angleBetween } from './grid'
import { facings, type Facing } from './tables'
import { isBattery } from './units'

/** Half-points: 1 point for 90° or less, 2 for more (MB-BAT-MOV-10). */
export const turnCost = (from: Facing, to: Facing): number => (angleBetween(from, to) <= 2 ? 2 : 4)

/** As often as paid for, before or after moving; ranging starts anew (MB-BAT-ART-9). */
export const Turn = battleCommand({
  schema: z.strictObject({ figure: z.string(), facing: z.enum(facings) }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    const figure = checkFigure(board, acting, data.figure)
    checkOnBoard(figure)
    if (!isBattery(figure)) throw new RuleError('E_NOT_ARTILLERY', { figure: figure.id })
    if (figure.facing === data.facing) throw new RuleError('E_SAME_FACING', { facing: data.facing })
    const cost = turnCost(figure.facing!, data.facing)
    checkPoints(board, cost)
    pay(board, cost)
    figure.facing = data.facing
    figure.turned = true
    figure.shotsHere = 0
    ctx.emit({ type: 'BatteryTurned', figure: figure.id, facing: data.facing, cost })
  },
})
