import { parseNotation, type DiceSource } from '@/lib/kernel/dice'
import type { Pick } from '@/lib/rules/macrobattle/bot'

/** A whole number from 0 to below the bound, each equally likely: what would favour small ones is thrown again. */
export const pick: Pick = (bound) => {
  const fair = Math.floor(2 ** 32 / bound) * bound
  const cell = new Uint32Array(1)
  do crypto.getRandomValues(cell)
  while (cell[0]! >= fair)
  return cell[0]! % bound
}

const faces = (count: number, sides: number): number[] => Array.from({ length: count }, () => pick(sides) + 1)

export function facesFor(notation: string): number[] {
  const { count, sides } = parseNotation(notation)
  return faces(count, sides)
}

/** Dice of this browser, for practice alone: nobody else has to trust them. */
export const browserDice: DiceSource = {
  roll: ({ count, sides }) => ({ number: null, commitment: null, source: 'table', faces: faces(count, sides) }),
}
