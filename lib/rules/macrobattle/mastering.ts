import { BadInput, RuleError } from '@/lib/kernel/errors'
import { find, type Row } from '@/lib/kernel/table'
import { z } from 'zod'
import type { Board } from './board'
import { checkCard } from './cards'
import { battleCommand } from './command'
import { checkMaster } from './frame'
import { bonus, cellName, compass, ONE, tables, type Side } from './tables'

function sideNamed(board: Board, id: string): Side {
  const side = find(board.state.sides, id)
  if (!side) throw new RuleError('E_NO_TARGET', { side: id })
  return side
}

/** The master may change a side's bounds before it starts to deploy (MB-DEP-2). */
export const SetBounds = battleCommand({
  schema: z.strictObject({
    side: z.string(),
    normal: z.array(cellName).nullable().optional(),
    march: z.array(cellName).nullable().optional(),
  }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    const side = sideNamed(board, data.side)
    if (data.normal !== undefined) side.normalCells = data.normal
    if (data.march !== undefined) side.marchCells = data.march
    ctx.emit({ type: 'BoundsSet', side: side.id })
  },
})

/** The edge by which a side's reserves enter; for the side that was there first the master names it (MB-DEP-6). */
export const NameEdge = battleCommand({
  schema: z.strictObject({ side: z.string(), edge: z.enum(compass) }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    const side = sideNamed(board, data.side)
    side.edge = data.edge
    for (const figure of board.figuresOf(side.id)) if (figure.status === 'reserve' && figure.edge === null) figure.edge = data.edge
    ctx.emit({ type: 'EdgeNamed', side: side.id, edge: data.edge })
  },
})

/** In a very large battle the master may allow more than five minutes (MB-BAT-TRN-3, MB-AMB-102). */
export const SetTurnLimit = battleCommand({
  schema: z.strictObject({ seconds: z.number().min(1).max(86_400) }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    board.battle.turnSeconds = data.seconds
    board.battle.warned = false
    ctx.emit({ type: 'TurnLimitSet', seconds: data.seconds })
  },
})

/** An alliance between two sides is recorded, or ends (MB-BAT-GEN-5). */
export const SetRelation = battleCommand({
  schema: z.strictObject({ states: z.tuple([z.string(), z.string()]), relation: z.enum(['war', 'neutral', 'allied']) }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    const [one, other] = data.states.map((id) => sideNamed(board, id)) as [Side, Side]
    const allied = data.relation === 'allied' && one.id !== other.id
    const without = (side: Side, ally: Side) => side.allies.filter((id) => id !== ally.id)
    one.allies = [...without(one, other), ...(allied ? [other.id] : [])]
    other.allies = [...without(other, one), ...(allied ? [one.id] : [])]
    ctx.emit({ type: 'RelationSet', sides: [one.id, other.id], allied })
  },
})

/** A character card, within what the rank allows (MB-BAT-RNK-6). */
export const SetCard = battleCommand({
  schema: z.strictObject({ officer: z.string(), bonuses: z.array(bonus).max(10) }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    const officer = find(board.state.officers, data.officer)
    if (!officer) throw new RuleError('E_NO_FIGURE', { figure: data.officer })
    checkCard(data.bonuses, officer.rank, board.settings.rankLimits)
    officer.card = data.bonuses
    ctx.emit({ type: 'CardSet', officer: officer.id })
  },
})

/** A side, a figure or a cell that is not there would stop whoever plays next. */
function checkReferences(board: Board): void {
  const { state, battle } = board
  const { sides, figures } = state
  const named = [battle.turnOf, ...battle.order, ...Object.values(figures).map(({ sideId }) => sideId)]
  if (battle.order.length === 0) throw new RuleError('E_NO_TARGET', { side: battle.turnOf })
  for (const side of named) if (!find(sides, side)) throw new RuleError('E_NO_TARGET', { side })
  for (const figure of Object.values(figures).flatMap(({ assignedToId, attachedToId }) => [assignedToId, attachedToId]))
    if (figure !== null && !find(figures, figure)) throw new RuleError('E_NO_FIGURE', { figure })
  for (const { status, cell } of Object.values(figures))
    if ((status === 'on' || status === 'hidden') && !(cell !== null && board.point(cell))) throw new RuleError('E_OFF_BOARD', { cell })
}

const amendable = ['battle', 'sides', 'figures', 'officers', 'gates'] as const

/** Free correction by the master, logged: columns of one row, checked against its shape. */
export const Amend = battleCommand({
  schema: z.strictObject({
    table: z.enum(amendable),
    id: z.string().default(ONE.battle),
    set: z.record(z.string(), z.json()),
    reason: z.string().max(500).default(''),
  }),
  who: ['master'],
  handler(board, data, ctx) {
    checkMaster(ctx)
    const row: Row | null = find<Row>(board.state[data.table], data.id)
    if (!row) throw new RuleError('E_NO_FIGURE', { figure: data.id })
    const { row: schema } = tables[data.table]
    for (const [column, value] of Object.entries(data.set)) {
      const shape = Object.hasOwn(schema.shape, column) && column !== 'id' ? (schema.shape as Record<string, z.ZodType>)[column] : null
      const parsed = shape?.safeParse(value)
      if (!parsed?.success) throw new BadInput(`data.set.${column}`, parsed?.error.issues[0]!.message ?? 'no such column')
      row[column] = parsed.data
    }
    checkReferences(board)
    ctx.emit({ type: 'Amended', table: data.table, id: data.id, reason: data.reason })
  },
})
