import { RuleError } from '@/lib/kernel/errors'
import type { Board } from './board'
import { isOfficer, unitOf } from './units'
import type { RankLimit } from './settings'
import type { Arm, Bonus, Figure, Rank } from './tables'

type Use = 'attack' | 'defence'

const largest = (values: number[]): number => (values.length > 0 ? Math.max(...values) : 0)

/** Bonuses of this use on an officer's card, with or without an arm. */
const bonusesOf = (board: Board, officerId: string, use: Use, arm: Arm | null): number[] =>
  board
    .officer(officerId)
    .card.filter((each) => each.kind === use && (each.arm ?? null) === arm)
    .map((each) => each.value ?? 0)

/** An officer's card in his own bouts (MB-BAT-RNK-7). `against`: arm of the other figure; null: an officer or a gate. */
export function ownBonus(board: Board, officerId: string, use: Use, against: Arm | null): number {
  const plain = bonusesOf(board, officerId, use, null).reduce((sum, value) => sum + value, 0)
  if (against === null || board.settings.armBonusScope !== 'versus-arm') return plain
  return plain + largest(bonusesOf(board, officerId, use, against))
}

/** Officers whose cards help a unit: on its cell, or in command of it (`battle.armBonusScope`). */
function helpersOf(board: Board, unit: Figure): string[] {
  if (board.settings.armBonusScope === 'command') {
    const officer = unit.assignedToId === null ? null : board.figure(unit.assignedToId)
    return officer?.status === 'on' && officer.sideId === unit.sideId ? [officer.id] : []
  }
  return board
    .at(unit.cell!)
    .filter((other) => isOfficer(other) && other.sideId === unit.sideId)
    .map(({ id }) => id)
}

/** What cards add to a figure's die in a bout; of several officers' bonuses for its arm the largest counts (MB-BAT-RNK-7). */
export function cardBonus(board: Board, figure: Figure, use: Use, against: Arm | null): number {
  if (isOfficer(figure)) return ownBonus(board, figure.id, use, against)
  if (board.settings.armBonusScope === 'versus-arm') return 0
  const { arm } = unitOf(figure)
  return largest(helpersOf(board, figure).flatMap((id) => bonusesOf(board, id, use, arm)))
}

/** Checks a card against the rank (MB-BAT-RNK-6): number of slots, size of numbers, and that bonuses differ in kind or arm. */
export function checkCard(card: readonly Bonus[], rank: Rank, limits: Record<Rank, RankLimit>): void {
  const { slots, highest, nonNumeric } = limits[rank]
  const fits = (each: Bonus) => (each.kind === 'non-numeric' ? nonNumeric : each.value !== undefined && each.value <= highest)
  const different = new Set(card.map((each) => `${each.kind} ${each.arm ?? ''}`))
  if (card.length > slots || !card.every(fits) || different.size < card.length)
    throw new RuleError('E_RANK_LIMIT', { rank, slots, highest })
}
