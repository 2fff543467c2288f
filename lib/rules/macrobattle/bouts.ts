import type { Board } from './board'
import { cardBonus } from './cards'
import { beat } from './casualties'
import type { BattleContext } from './command'
import { checkEnd } from './ending'
import { breakGate, isShutAgainst } from './gates'
import { nameOf, neighbourPoints } from './grid'
import { mayAttackAcross } from './terrain'
import type { Figure, Gate } from './tables'
import { isOfficer, unitOf } from './units'

/** Two dice and the better kept: an officer, and a unit with an own officer on its cell (MB-BAT-OFF-7, MB-BAT-BAY-4). */
export const diceOf = (board: Board, figure: Figure): 1 | 2 =>
  isOfficer(figure) || board.at(figure.cell!).some((other) => isOfficer(other) && other.sideId === figure.sideId) ? 2 : 1

/** What is added to the attacker's die. `defender` null: a gate. */
export function attackBonus(board: Board, attacker: Figure, defender: Figure | null): number {
  const card = cardBonus(board, attacker, 'attack', defender && unitOf(defender).arm)
  // MB-BAT-BAY-5: foot attacking into mountains; who stands on that cell already attacks into nothing.
  const uphill = defender && defender.cell !== attacker.cell && board.terrain(defender.cell!) === 'M' ? 2 : 0
  return unitOf(attacker).bayonet + card - uphill
}

export const defenceBonus = (board: Board, attacker: Figure, defender: Figure): number =>
  unitOf(defender).bayonet + cardBonus(board, defender, 'defence', unitOf(attacker).arm)

/** A figure may attack what stands on a cell, as far as terrain goes. On its own cell levels are the same (MB-BAT-MUT-7). */
export const terrainLets = (board: Board, attacker: Figure, cell: string): boolean =>
  attacker.cell === cell || mayAttackAcross(board.terrain(attacker.cell!), board.terrain(cell), unitOf(attacker).class, board.settings)

/** Enemy figures and gates that it may attack from where it stands: as often it may go on after its first win (MB-BAT-BAY-8). */
function attackable(board: Board, attacker: Figure): number {
  const cells = [attacker.cell!, ...neighbourPoints(board.point(attacker.cell!)!).map(nameOf)]
  return cells
    .filter((cell) => board.point(cell))
    .map((cell) => {
      const enemies = board.enemiesAt(cell, attacker.sideId).length
      if (enemies > 0) return terrainLets(board, attacker, cell) ? enemies : 0
      return cell !== attacker.cell && isShutAgainst(board, cell, attacker.sideId) ? 1 : 0
    })
    .reduce((sum, count) => sum + count, 0)
}

const endChain = (figure: Figure): void => {
  figure.chainCell = null
  figure.chainLeft = null
}

/** After a win he may advance or go on; the number of further attacks is fixed by the first win. */
function winAttack(board: Board, attacker: Figure, cell: string): void {
  attacker.chainLeft ??= attackable(board, attacker)
  attacker.chainCell = cell
}

const better = (dice: readonly number[]): number => Math.max(...dice)
const roll = (ctx: BattleContext, count: number, purpose: string): number[] => ctx.roll(`${count}d6`, purpose)

/** The attacker throws first; on equal totals the defender wins (MB-BAT-BAY-2, -3). */
export function fight(board: Board, attacker: Figure, defender: Figure, ctx: BattleContext): void {
  const { cell } = defender as { cell: string }
  const attackDice = roll(ctx, diceOf(board, attacker), 'attack')
  const defenceDice = roll(ctx, diceOf(board, defender), 'defence')
  const attack = better(attackDice) + attackBonus(board, attacker, defender)
  const defence = better(defenceDice) + defenceBonus(board, attacker, defender)
  const tie = attack === defence && !board.settings.tieDestroysAttacker
  const winner = attack > defence ? 'attacker' : tie ? 'nobody' : 'defender'
  ctx.emit({
    type: 'BoutResolved',
    ...{ attacker: attacker.id, defender: defender.id, cell, attackDice, defenceDice, attack, defence, winner },
  })
  if (winner === 'attacker') {
    beat(board, defender, attacker, ctx)
    winAttack(board, attacker, cell)
  } else {
    endChain(attacker)
    if (winner === 'defender') beat(board, attacker, defender, ctx)
  }
  checkEnd(board, ctx)
}

/** A gate throws one die without bonus; it harms nobody, but who loses against it has fought (MB-BAT-GAT-3, -4). */
export function fightGate(board: Board, attacker: Figure, gate: Gate, ctx: BattleContext): void {
  const cell = gate.id
  const attackDice = roll(ctx, diceOf(board, attacker), 'attack')
  const defenceDice = roll(ctx, 1, 'gate')
  const attack = better(attackDice) + attackBonus(board, attacker, null)
  const defence = better(defenceDice) + board.settings.gateDieBonus
  const winner = attack > defence ? 'attacker' : 'defender'
  ctx.emit({ type: 'BoutResolved', attacker: attacker.id, defender: null, cell, attackDice, defenceDice, attack, defence, winner })
  if (winner === 'defender') {
    endChain(attacker)
    return
  }
  breakGate(gate, attacker.id, ctx)
  winAttack(board, attacker, cell)
}
