import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { z } from 'zod'
import { isPresent, type Board } from './board'
import { battleCommand, type BattleContext } from './command'
import { commandOf } from './seats'
import { startTurn } from './turnStart'
import type { Figure, Mutiny } from './tables'
import { isOfficer } from './units'

/** Units that go with mutinying officers when none are named (`battle.mutinyFollowers`, MB-AMB-86). */
function followersOf(board: Board, officers: readonly Figure[]): Figure[] {
  const { mutinyFollowers } = board.settings
  const ids = new Set(officers.map(({ id }) => id))
  const cells = new Set(officers.filter(({ status }) => status === 'on').map(({ cell }) => cell))
  return board.figuresOf(officers[0]!.sideId).filter((figure) => {
    if (isOfficer(figure) || !isPresent(figure) || mutinyFollowers === 'master') return false
    if (mutinyFollowers === 'same-cell') return figure.status === 'on' && cells.has(figure.cell)
    return figure.assignedToId !== null && ids.has(figure.assignedToId)
  })
}

/** The mutineers, or null when they are not officers and units of one side in play, or nobody would stay loyal (MB-BAT-MUT-4). */
function mutineersOf(
  board: Board,
  officerIds: readonly string[],
  unitIds: readonly string[] | null,
): { officers: Figure[]; units: Figure[] } | null {
  const named = (ids: readonly string[]) => [...new Set(ids)].map((id) => board.figure(id))
  const officers = named(officerIds).filter((figure) => figure !== null)
  const side = officers[0]?.sideId
  const isIn = (figure: Figure) => figure.sideId === side && isPresent(figure)
  if (officers.length === 0 || officers.length < new Set(officerIds).size || !officers.every((each) => isOfficer(each) && isIn(each)))
    return null
  const units = unitIds ? named(unitIds) : followersOf(board, officers)
  if (!units.every((each): each is Figure => each !== null && !isOfficer(each) && isIn(each))) return null
  const leaving = new Set([...officers, ...units].map(({ id }) => id))
  for (const filed of Object.values(board.state.mutinies)) for (const id of [...filed.officerIds, ...filed.unitIds]) leaving.add(id)
  if (!board.figuresOf(side!).some((figure) => isPresent(figure) && !leaving.has(figure.id))) return null
  return { officers, units: units }
}

/** The side that plays directly before another one. */
function sideBefore(board: Board, sideId: string): string | undefined {
  const order = board.order()
  const at = order.indexOf(sideId)
  return [...order.slice(at), ...order.slice(0, at)].reverse().find((each) => each !== sideId && board.hasPresence(each))
}

/** When a notice may be handed in (MB-BAT-MUT-5): `later` takes effect at the end of the turn that runs. */
export function mutinyWindow(board: Board, sideId: string): 'now' | 'later' | null {
  const { phase, turnOf, pool } = board.battle
  if (phase !== 'movement' && phase !== 'shooting' && phase !== 'bayonet') return null
  if (turnOf === sideId) return phase === 'movement' && pool === null ? 'now' : null
  return sideBefore(board, sideId) === turnOf ? 'later' : null
}

/** The mutineers become a side of their own, directly before the one they betray. False: no officer was left, it lapses. */
function strike(board: Board, mutiny: Omit<Mutiny, 'id' | 'position'>, ctx: BattleContext): boolean {
  const stillIn = (ids: readonly string[]) =>
    ids.map((id) => board.figure(id)!).filter((figure) => figure.sideId === mutiny.sideId && isPresent(figure))
  const officers = stillIn(mutiny.officerIds)
  if (officers.length === 0) return false
  const figures = [...officers, ...stillIn(mutiny.unitIds)]
  const { battle, state } = board
  const betrayed = state.sides[mutiny.sideId]!
  state.sides[mutiny.newSideId] = {
    ...{ id: mutiny.newSideId, states: [], leaders: [], cincId: null, allies: [] },
    ...{ edge: betrayed.edge, normalCells: [], marchCells: [], deployed: true },
  }
  const at = battle.order.indexOf(mutiny.sideId)
  battle.order = [...battle.order.slice(0, at), mutiny.newSideId, ...battle.order.slice(at)]
  for (const figure of figures) figure.sideId = mutiny.newSideId
  const ids = figures.map(({ id }) => id)
  ctx.emit({ type: 'MutinyStruck', side: mutiny.sideId, newSide: mutiny.newSideId, figures: ids, order: [...battle.order] })
  return true
}

/** Mutinies filed against the side that is to play next take effect; gives the side that plays instead, or null. */
export function strikeMutinies(board: Board, next: string, ctx: BattleContext): string | null {
  const filed = Object.values(board.state.mutinies).sort((a, b) => a.position - b.position)
  let first: string | null = null
  for (const mutiny of filed) {
    const { id, sideId, newSideId, officerIds, unitIds } = mutiny
    const content = { sideId, newSideId, officerIds, unitIds }
    delete board.state.mutinies[id]
    if (sideId === next && strike(board, content, ctx)) first ??= newSideId
  }
  return first
}

/** Given to the master alone; nobody else learns of it before it takes effect (MB-BAT-MUT-1, MB-INF-10). */
export const DeclareMutiny = battleCommand({
  schema: z.strictObject({
    officers: z.array(z.string()).max(200),
    units: z.array(z.string()).max(200).optional(),
    newSide: z.string().min(1).max(80),
  }),
  handler(board, data, ctx) {
    const mutineers = mutineersOf(board, data.officers, data.units ?? null)
    const taken =
      find(board.state.sides, data.newSide) || Object.values(board.state.mutinies).some((each) => each.newSideId === data.newSide)
    if (!mutineers || taken) throw new RuleError('E_MUTINEER')
    const side = mutineers.officers[0]!.sideId
    if (!ctx.master) {
      const command = commandOf(board, ctx.by, side)
      const isOne = ctx.by === side || mutineers.officers.some(({ id }) => command?.officerIds.includes(id))
      if (!isOne || (data.units && board.settings.mutinyFollowers === 'master')) throw new RuleError('E_NOT_AUTHORISED')
    }
    const when = mutinyWindow(board, side)
    if (!when) throw new RuleError('E_MUTINY_WINDOW')
    const ids = (figures: readonly Figure[]) => figures.map(({ id }) => id)
    const mutiny = { sideId: side, newSideId: data.newSide, officerIds: ids(mutineers.officers), unitIds: ids(mutineers.units) }
    ctx.emit({ type: 'MutinyFiled', side, newSide: data.newSide, officers: mutiny.officerIds, units: mutiny.unitIds })
    if (when === 'now') {
      if (strike(board, mutiny, ctx)) startTurn(board, data.newSide, ctx)
      return
    }
    const id = ctx.id('mutiny')
    const position = 1 + Math.max(0, ...Object.values(board.state.mutinies).map((each) => each.position))
    board.state.mutinies[id] = { id, position, ...mutiny }
  },
})
