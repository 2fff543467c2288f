import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { z } from 'zod'
import { battleCommand } from './command'
import { checkMaster, checkNotOver } from './frame'
import { figureGiven, newFigure, newOfficer, newSide } from './newFigure'
import { compass } from './tables'

/**
 * Troops have reached the territory of the battle and wait in reserve (MB-BAT-EDG-1, -2): given by the server at their crossing, or by
 * the master. A side that is not there yet joins at the end of the order (MB-BAT-TRN-4, MB-CON-9).
 */
export const Reinforce = battleCommand({
  schema: z.strictObject({
    side: z.string().min(1).max(80),
    figures: z.record(z.string().min(1).max(80), figureGiven.omit({ side: true, cell: true, edge: true })),
    edge: z.enum(compass).nullable(),
    states: z.array(z.string()).optional(),
    leaders: z.array(z.string()).optional(),
    allies: z.array(z.string()).default([]),
  }),
  who: ['system', 'master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    checkNotOver(board)
    const { state, battle } = board
    const ids = Object.keys(data.figures)
    const taken = ids.find((id) => find(state.figures, id))
    if (taken !== undefined) throw new RuleError('E_NO_FIGURE', { figure: taken })
    const isNew = !find(state.sides, data.side)
    if (isNew) {
      const { states, leaders, edge } = data
      const allies = data.allies.filter((side) => find(state.sides, side))
      state.sides[data.side] = { ...newSide(data.side, { states, leaders, edge }), allies, deployed: true }
      for (const ally of allies) state.sides[ally]!.allies = [...state.sides[ally]!.allies, data.side]
      battle.order = [...battle.order, data.side]
    }
    for (const id of ids) {
      const given = { ...data.figures[id]!, side: data.side }
      state.figures[id] = { ...newFigure(id, given, 'reserve'), edge: data.edge }
      if (given.kind === 'OF') state.officers[id] = newOfficer(id, given)
    }
    ctx.emit({ type: 'ReinforcementsCame', side: data.side, figures: ids, edge: data.edge, newSide: isNew })
  },
})
