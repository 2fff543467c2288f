import { RuleError } from '@/lib/kernel/errors'
import { z } from 'zod'
import type { Board } from './board'
import { battleCommand, type BattleContext } from './command'
import { checkFrame, checkPoints, checkWholeSide, pay } from './frame'
import { nameOf, neighbourPoints } from './grid'
import type { Gate } from './tables'
import { unitOf } from './units'

/** Own foot on the cell or beside it (MB-BAT-GAT-6). */
export const hasCrew = (board: Board, cell: string, sideId: string): boolean =>
  [cell, ...neighbourPoints(board.point(cell)!).map(nameOf)].some((each) =>
    board.at(each).some((figure) => figure.sideId === sideId && unitOf(figure).class === 'foot'),
  )

/** A shut gate that this side may break: of others, not of itself or an ally. */
export function isShutAgainst(board: Board, cell: string, sideId: string): boolean {
  const gate = board.gate(cell)
  return gate?.state === 'shut' && (gate.ownerId === null || board.areEnemies(sideId, gate.ownerId))
}

/** It counts as open and is never shut again in this battle (MB-BAT-GAT-5). */
export function breakGate(gate: Gate, by: string, ctx: BattleContext): void {
  gate.state = 'broken'
  ctx.emit({ type: 'GateBroken', cell: gate.id, by })
}

/** Why working a gate is refused, or null. */
export function gateRefusal(board: Board, gate: Gate | null, sideId: string, open: boolean): string | null {
  if (!gate) return 'E_NO_GATE'
  if (gate.ownerId !== sideId) return 'E_NOT_YOURS'
  if (gate.state === 'broken') return 'E_GATE_BROKEN'
  if ((gate.state === 'open') === open || (!open && board.at(gate.id).length > 0)) return 'E_GATE_STATE'
  return board.settings.gateToggleNeedsCrew && !hasCrew(board, gate.id, sideId) ? 'E_GATE_CREW' : null
}

export const OperateGate = battleCommand({
  schema: z.strictObject({ cell: z.string(), open: z.boolean() }),
  handler(board, data, ctx) {
    const acting = checkFrame(board, ctx, 'movement')
    checkWholeSide(acting)
    const gate = board.gate(data.cell)
    const refusal = gateRefusal(board, gate, acting.sideId, data.open)
    if (refusal) throw new RuleError(refusal, { cell: data.cell })
    const cost = board.settings.gateToggleCost * 2
    checkPoints(board, cost)
    pay(board, cost)
    gate!.state = data.open ? 'open' : 'shut'
    ctx.emit({ type: 'GateChanged', cell: data.cell, open: data.open, cost })
  },
})
