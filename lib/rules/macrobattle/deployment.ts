import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand, type BattleContext } from './command'
import { dismountIfHigh } from './dismounting'
import { checkFigure, checkTurn, checkWholeSide, type Acting } from './frame'
import { commandOfGiver } from './seats'
import { canHold } from './sharing'
import { hasOthers, mayBePlaced } from './standing'
import { startTurn } from './turnStart'
import { facings, type Figure } from './tables'
import { isBattery } from './units'

function checkPhase(board: Board, phase: 'deployment' | 'saboteurs'): void {
  if (board.battle.phase !== phase) throw new RuleError('E_WRONG_PHASE', { phase: board.battle.phase })
}

/** Cells on which a figure may be placed; the narrow bounds bind figures of an army on the march alone (MB-DEP-2 to -4). */
export function boundsOf(board: Board, figure: Figure): readonly string[] | null {
  const side = board.state.sides[figure.sideId]!
  return figure.onMarch ? side.marchCells : side.normalCells
}

/** Why a figure may not be placed on a cell, or null; checks in the order of 16.3. */
export function placeRefusal(board: Board, figure: Figure, cell: string): string | null {
  if (figure.kind === 'SB') return 'E_SABOTEUR_HIDDEN'
  const bounds = boundsOf(board, figure)
  const isPlaceable = figure.status === 'unplaced' || figure.status === 'on'
  if (!isPlaceable || !board.point(cell) || (bounds && !bounds.includes(cell))) return 'E_ZONE'
  const terrain = board.terrain(cell)
  if (!mayBePlaced(board, figure, terrain)) return 'E_IMPASSABLE'
  const there = board.at(cell).filter(({ id }) => id !== figure.id)
  if (hasOthers(there, figure.sideId)) return 'E_ENEMY_CELL'
  return canHold(terrain, there, figure, board.settings) ? null : 'E_STACK'
}

/** May be repeated until the side has finished; a battery's facing is chosen with it (MB-DEP-5). */
export const Place = battleCommand({
  schema: z.strictObject({ figure: z.string(), cell: z.string(), facing: z.enum(facings).optional() }),
  handler(board, data, ctx) {
    checkPhase(board, 'deployment')
    const acting = checkTurn(board, ctx)
    const figure = checkFigure(board, acting, data.figure)
    checkWholeSide(acting)
    const refusal = placeRefusal(board, figure, data.cell)
    if (refusal) throw new RuleError(refusal, { figure: figure.id, cell: data.cell })
    const facing = isBattery(figure) ? (data.facing ?? figure.facing) : null
    if (isBattery(figure) && facing === null) throw new RuleError('E_FACING', { figure: figure.id })
    Object.assign(figure, { status: 'on', cell: data.cell, facing, edge: null })
    board.figuresMoved()
    ctx.emit({ type: 'FigurePlaced', figure: figure.id, cell: data.cell, facing })
    dismountIfHigh(board, figure, ctx)
  },
})

const isUnnoted = (figure: Figure): boolean => figure.kind === 'SB' && figure.status === 'unplaced'

/** What finds no room waits in reserve and enters by the edge its side came from (MB-DEP-6). */
function reserve(board: Board, figure: Figure): void {
  figure.status = 'reserve'
  figure.edge = board.state.sides[figure.sideId]!.edge
}

/** Throws who begins; ties among the highest are thrown again (`battle.firstTurn` roll). */
function rollFirst(order: readonly string[], ctx: BattleContext): string {
  let among = [...order]
  while (among.length > 1) {
    const throws = among.map((side) => ({ side, die: ctx.roll('1d6', 'firstTurn')[0]! }))
    ctx.emit({ type: 'FirstTurnRolled', throws })
    const highest = Math.max(...throws.map(({ die }) => die))
    among = throws.filter(({ die }) => die === highest).map(({ side }) => side)
  }
  return among[0]!
}

/** The side that begins (MB-BAT-TRN-2, MB-AMB-34). */
function firstSide(board: Board, ctx: BattleContext): string {
  const { battle, settings } = board
  const { order } = battle
  if (settings.firstTurn === 'newcomer') battle.order = [order.at(-1)!, ...order.slice(0, -1)]
  return settings.firstTurn === 'roll' ? rollFirst(order, ctx) : battle.order[0]!
}

function beginBattle(board: Board, ctx: BattleContext): void {
  const first = firstSide(board, ctx)
  const order = board.order()
  const from = order.indexOf(first)
  const inOrder = [...order.slice(from), ...order.slice(0, from)]
  startTurn(board, inOrder.find((sideId) => board.hasPresence(sideId)) ?? first, ctx)
}

/** The rest goes to reserve; then the next side deploys, saboteurs are noted, or the battle begins. */
export const FinishDeployment = battleCommand({
  schema: z.strictObject({}),
  handler(board, _data, ctx) {
    if (board.battle.phase === 'saboteurs') finishNoting(board, ctx)
    else finishPlacing(board, ctx)
  },
})

function finishPlacing(board: Board, ctx: BattleContext): void {
  checkPhase(board, 'deployment')
  const acting = checkTurn(board, ctx)
  checkWholeSide(acting)
  const { battle, state } = board
  for (const figure of board.figuresOf(acting.sideId)) if (figure.status === 'unplaced' && figure.kind !== 'SB') reserve(board, figure)
  state.sides[acting.sideId]!.deployed = true
  ctx.emit({ type: 'DeploymentFinished', side: acting.sideId })
  const next = battle.order.find((sideId) => !state.sides[sideId]!.deployed)
  if (next !== undefined) battle.turnOf = next
  else if (Object.values(state.figures).some(isUnnoted)) {
    battle.phase = 'saboteurs'
    battle.turnOf = battle.order[0]!
  } else beginBattle(board, ctx)
}

/** Saboteurs whose cell is not noted stay in reserve like other troops. */
function finishNoting(board: Board, ctx: BattleContext): void {
  const sides = board.order().filter((sideId) => commandOfGiver(board, ctx, sideId)?.all)
  if (sides.length === 0) throw new RuleError('E_NOT_AUTHORISED')
  for (const sideId of sides) for (const figure of board.figuresOf(sideId)) if (isUnnoted(figure)) reserve(board, figure)
  beginWhenNoted(board, ctx)
}

const beginWhenNoted = (board: Board, ctx: BattleContext): void => {
  if (!Object.values(board.state.figures).some(isUnnoted)) beginBattle(board, ctx)
}

/** The own figure of any side: in this phase nobody has the turn. */
function checkNoter(board: Board, ctx: BattleContext, figureId: string): { acting: Acting; figure: Figure } {
  const named = board.figure(figureId)
  if (!named) throw new RuleError('E_NO_FIGURE', { figure: figureId })
  const command = commandOfGiver(board, ctx, named.sideId)
  if (!command) throw new RuleError('E_NOT_YOURS', { figure: figureId })
  const acting = { sideId: named.sideId, command }
  checkWholeSide(acting)
  return { acting, figure: named }
}

/** Any empty cell may be named, also one that infantry cannot enter; sides name theirs independently (MB-BAT-SAB-1, -2). */
export const NoteSaboteurs = battleCommand({
  schema: z.strictObject({ figure: z.string(), cell: z.string(), officers: z.array(z.string()).max(2).default([]) }),
  handler(board, data, ctx) {
    checkPhase(board, 'saboteurs')
    const { acting, figure } = checkNoter(board, ctx, data.figure)
    if (figure.kind !== 'SB') throw new RuleError('E_SABOTEUR_HIDDEN', { figure: figure.id })
    if (!board.point(data.cell)) throw new RuleError('E_OFF_BOARD', { cell: data.cell })
    if (board.at(data.cell).length > 0) throw new RuleError('E_NOT_EMPTY', { cell: data.cell })
    const officers = data.officers.map((id) => {
      const officer = checkFigure(board, acting, id)
      const isFree = officer.status === 'reserve' || (officer.status === 'hidden' && officer.attachedToId === figure.id)
      if (officer.kind !== 'OF' || !isFree) throw new RuleError('E_NOT_IN_RESERVE', { figure: id })
      return officer
    })
    // Noted again with other officers: those named before wait in reserve.
    for (const before of board.figuresOf(figure.sideId)) {
      if (before.attachedToId === figure.id) Object.assign(before, { status: 'reserve', cell: null, attachedToId: null })
    }
    Object.assign(figure, { status: 'hidden', cell: data.cell })
    for (const officer of officers) Object.assign(officer, { status: 'hidden', cell: data.cell, attachedToId: figure.id })
    const ids = officers.map(({ id }) => id)
    ctx.emit({ type: 'SaboteursNoted', side: figure.sideId, figure: figure.id, cell: data.cell, officers: ids })
    beginWhenNoted(board, ctx)
  },
})
