import { find } from '@/lib/kernel/table'
import { isPresent, type Board } from './board'
import type { BattleContext } from './command'
import { ranks, type Figure } from './tables'

/** What somebody may command on one side (MB-GEN-5). */
export interface Command {
  /** The whole side, as its C-in-C or its representative. */
  all: boolean
  /** Figures of the officers he plays. */
  officerIds: readonly string[]
}

const wholeSide: Command = { all: true, officerIds: [] }

const rankOf = (board: Board, officer: Figure): number => ranks.indexOf(board.officer(officer.id).rank)

/**
 * The officer who leads a side: the one named, else the highest rank, equal ranks by seniority (MB-BAT-GEN-4, MB-AMB-78). The next
 * one follows when he is wounded, gone or has mutinied (MB-BAT-MUT-8). Null: a side without officers (MB-AMB-77).
 */
export function commanderOf(board: Board, sideId: string): Figure | null {
  const named = board.state.sides[sideId]!.cincId
  let first: Figure | null = null
  for (const figure of Object.values(board.state.figures)) {
    if (figure.kind !== 'OF' || figure.sideId !== sideId || !(isPresent(figure) || figure.status === 'unplaced')) continue
    if (figure.id === named) return figure
    if (!first || isSenior(board, figure, first)) first = figure
  }
  return first
}

function isSenior(board: Board, one: Figure, other: Figure): boolean {
  const byRank = rankOf(board, one) - rankOf(board, other)
  if (byRank !== 0) return byRank > 0
  const bySeniority = board.officer(one.id).seniority - board.officer(other.id).seniority
  return bySeniority !== 0 ? bySeniority < 0 : one.id < other.id
}

/**
 * What a seat commands of a side; null: nothing. A seat is a side's id, an officer's figure, or a person: who plays officers, or
 * leads the side for its states.
 */
export function commandOf(board: Board, seat: string, sideId: string): Command | null {
  const { sides, figures } = board.state
  // A side of mutineers is none before their mutiny strikes.
  const side = find(sides, sideId)
  if (!side) return null
  if (seat === sideId || side.leaders.includes(seat)) return wholeSide
  const officers = Object.values(figures).filter(
    (figure) => figure.kind === 'OF' && figure.sideId === sideId && (figure.id === seat || board.officer(figure.id).playerId === seat),
  )
  if (officers.length === 0) return null
  const commander = commanderOf(board, sideId)
  return { all: officers.some(({ id }) => id === commander?.id), officerIds: officers.map(({ id }) => id) }
}

/** What the giver of a command may command of a side; the master may act for any. */
export const commandOfGiver = (board: Board, ctx: BattleContext, sideId: string): Command | null =>
  ctx.master ? wholeSide : commandOf(board, ctx.by, sideId)

/** The C-in-C may command every figure, an officer himself and the units assigned to him. */
export const mayCommand = (command: Command, figure: Pick<Figure, 'id' | 'assignedToId'>): boolean =>
  command.all ||
  command.officerIds.includes(figure.id) ||
  (figure.assignedToId !== null && command.officerIds.includes(figure.assignedToId))

/** The side a seat belongs to; null: none. */
export function sideOfSeat(board: Board, seat: string): string | null {
  if (find(board.state.sides, seat)) return seat
  return board.order().find((sideId) => commandOf(board, seat, sideId) !== null) ?? null
}
