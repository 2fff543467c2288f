import { z } from 'zod'
import { battlefieldOf, battlefields } from '@/lib/maps/battlefields'
import { boundsOf } from '@/lib/maps/drawing'
import type { FigureGiven } from '@/lib/rules/macrobattle/newFigure'
import { checkedSetup, startBattle } from '@/lib/rules/macrobattle/setup'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import { forces, forcesOf, type Forces } from './forces'

/** The two sides of a practice battle in the order in which they deploy and play. */
export const practiceSides = ['first', 'second'] as const
export type PracticeSide = (typeof practiceSides)[number]

export const clocks = ['off', 'warn', 'end-turn'] as const
export const throwers = ['program', 'people'] as const

/** What is chosen before a practice battle. `bot`: the side that the program plays; null: two people. */
export const choiceSchema = z.strictObject({
  map: z.enum(battlefields.map(({ id }) => id)),
  forces: z.strictObject({ first: z.enum(forces.map(({ id }) => id)), second: z.enum(forces.map(({ id }) => id)) }),
  bot: z.enum(practiceSides).nullable(),
  /** What the end of a turn's time does: nothing is counted, it is told, the turn ends (MB-BAT-TRN-3, `battle.onTimeout`). */
  clock: z.enum(clocks).default('off'),
  /** Who throws the dice of people: the program, or they themselves with real ones, whose faces are typed in. */
  dice: z.enum(throwers).default('program'),
  /** With the introduction beside the board. */
  guided: z.boolean(),
})
export type Choice = z.infer<typeof choiceSchema>

/** A battle short enough to learn from. */
export const lesson: Choice = {
  map: 'training-ground',
  forces: { first: 'detachment', second: 'detachment' },
  bot: 'second',
  clock: 'off',
  dice: 'program',
  guided: true,
}

/** Figures by ids that sort in the order of the list: `first-MU-1`. */
function figuresOf(side: PracticeSide, { units, officers }: Forces): [string, FigureGiven][] {
  const troops = units.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index): [string, FigureGiven] => [`${side}-${kind}-${index + 1}`, { side, kind }]),
  )
  const led = officers.map((rank, index): [string, FigureGiven] => [
    `${side}-OF-${index + 1}`,
    { side, kind: 'OF', rank, seniority: index },
  ])
  return [...troops, ...led]
}

/** The state a practice battle begins with: both sides have yet to deploy within the bounds of the map. */
export function practiceBattle(choice: Choice): BattleState {
  const map = battlefieldOf(choice.map)!
  const edgeOf = (side: PracticeSide) => map.sides[practiceSides.indexOf(side)]!
  const sideAt = (edge: string) => practiceSides.find((side) => edgeOf(side) === edge)
  const setup = checkedSetup.parse({
    map: map.rows,
    roads: map.roads,
    narrow: map.narrow,
    gateOwner: Object.fromEntries(Object.entries(map.gateOwners).flatMap(([cell, edge]) => (sideAt(edge) ? [[cell, sideAt(edge)]] : []))),
    sides: Object.fromEntries(practiceSides.map((side) => [side, { edge: edgeOf(side) }])),
    toPlace: Object.fromEntries(practiceSides.flatMap((side) => figuresOf(side, forcesOf(choice.forces[side])!))),
    zones: Object.fromEntries(practiceSides.map((side) => [side, boundsOf(map, edgeOf(side))])),
    settings: { 'battle.onTimeout': choice.clock === 'end-turn' ? 'end-turn' : 'warn' },
    start: { order: [...practiceSides], phase: 'deployment' },
  })
  return startBattle(setup)
}
