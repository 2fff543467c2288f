import type { Chance } from '../ruleset'

/** A whole number of ways out of so many equally likely throws. */
export interface Fraction {
  ways: number
  of: number
}

/** Faces of one die that reach a number. */
export const reaching = (number: number): Fraction => ({ ways: Math.max(0, Math.min(6, 7 - number)), of: 6 })
export const not = ({ ways, of }: Fraction): Fraction => ({ ways: of - ways, of })
export const both = (a: Fraction, b: Fraction): Fraction => ({ ways: a.ways * b.ways, of: a.of * b.of })

/** Ways in which the better of one or two dice is each face; index 0 stands for face 1. */
const faces = { 1: [1, 1, 1, 1, 1, 1], 2: [1, 3, 5, 7, 9, 11] } as const

/** Chances of a bout: all throws of both sides counted, the better of two dice kept where two are thrown. */
export function boutChances(
  attack: { dice: 1 | 2; bonus: number },
  defence: { dice: 1 | 2; bonus: number },
): { win: Fraction; tie: Fraction; lose: Fraction } {
  const of = 6 ** (attack.dice + defence.dice)
  let win = 0
  let tie = 0
  faces[attack.dice].forEach((waysA, a) => {
    faces[defence.dice].forEach((waysD, d) => {
      const difference = a + attack.bonus - d - defence.bonus
      if (difference > 0) win += waysA * waysD
      else if (difference === 0) tie += waysA * waysD
    })
  })
  return { win: { ways: win, of }, tie: { ways: tie, of }, lose: { ways: of - win - tie, of } }
}

export const chance = (outcome: string, subject: string | null, { ways, of }: Fraction): Chance => ({ outcome, subject, ways, of })

/** Several throws that lead to one outcome, added up over one denominator. */
export function sum(fractions: readonly Fraction[]): Fraction {
  const of = fractions.reduce((common, each) => Math.max(common, each.of), 1)
  return { ways: fractions.reduce((total, each) => total + (each.ways * of) / each.of, 0), of }
}
