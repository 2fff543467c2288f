import type { FinalResult, SurvivalOutcome } from './tables'

/** Throws one die with that many sides for a purpose. */
export type Throw = (sides: number, purpose: string) => number

/** Picks from an ordered list by d(n), 1 = first; one single thing needs no die (SURV-6). */
const pick = (list: readonly string[], dice: Throw, purpose: string): string =>
  list.length === 1 ? list[0]! : list[dice(list.length, purpose) - 1]!

/** Draws `count` different things over the shrinking list. */
function draw(list: readonly string[], count: number, dice: Throw, purpose: string): string[] {
  const left = [...list]
  return Array.from({ length: count }, () => {
    const taken = pick(left, dice, purpose)
    left.splice(left.indexOf(taken), 1)
    return taken
  })
}

/** Each person by d2 in the order of the list, 1 = struck; nobody struck: d(n) names one (SURV-6.1, SURV-6.4). */
function someOf(crew: readonly string[], dice: Throw, purpose: string): string[] {
  const struck = crew.filter(() => dice(2, purpose) === 1)
  return struck.length > 0 ? struck : [pick(crew, dice, purpose)]
}

/**
 * What a final result does to a ship and its named people (SURV-5), with the dice of SURV-6 in their order. A ship with no named
 * crew skips the dice for people (SURV-7).
 */
export function consequencesOf(
  result: FinalResult,
  ship: { crew: readonly string[]; components: readonly string[] },
  dice: Throw,
): SurvivalOutcome {
  const { crew, components } = ship
  const named = crew.length > 0
  const nothing: SurvivalOutcome = { dead: [], heavy: [], medium: [], light: [], lost: [], immobile: false, unnamed: !named }
  switch (result) {
    case 1:
      return { ...nothing, dead: named ? someOf(crew, dice, 'survival.dead') : [], lost: [...components] }
    case 2: {
      const lost = draw(components, Math.ceil(components.length / 2), dice, 'survival.component')
      const dead = named && dice(2, 'survival.anyDead') === 1 ? [pick(crew, dice, 'survival.dead')] : []
      return { ...nothing, lost, dead }
    }
    case 3: {
      const count = Math.min(components.length, 1 + dice(3, 'survival.count'))
      return { ...nothing, lost: draw(components, count, dice, 'survival.component'), heavy: [...crew] }
    }
    case 4:
      return { ...nothing, immobile: true, heavy: named && dice(2, 'survival.anyHeavy') === 1 ? someOf(crew, dice, 'survival.heavy') : [] }
    case 5:
      return { ...nothing, medium: [...crew] }
    case 6:
      return { ...nothing, light: [...crew] }
  }
}
