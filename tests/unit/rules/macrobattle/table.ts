import fc from 'fast-check'
import type { DiceSource } from '@/lib/kernel/dice'
import { giveCommand, masterActor, seatActor, systemActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import { nameOf } from '@/lib/rules/macrobattle/grid'
import type { BattleState } from '@/lib/rules/macrobattle/tables'

/** A source of chance that gives the same row of numbers for the same seed. */
export function chance(seed: number) {
  let state = seed >>> 0 || 1
  const pick = (bound: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
  const dice: DiceSource = {
    roll: ({ count, sides }) => ({
      number: null,
      faces: Array.from({ length: count }, () => pick(sides) + 1),
      source: 'table',
      commitment: null,
    }),
  }
  return { pick, dice }
}

/** Faces in their order, over and over. */
export const faces = (given: readonly number[]): DiceSource => {
  let used = 0
  return {
    roll: ({ count }) => ({
      number: null,
      faces: Array.from({ length: count }, () => given[used++ % given.length]!),
      source: 'table',
      commitment: null,
    }),
  }
}

/** A battle from the notation of worked cases. */
export function battle(setup: object): BattleState {
  const parsed = macrobattle.setup.safeParse(setup)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return macrobattle.start(parsed.data)
}

const actorOf = (by: string) => (by === 'MASTER' ? masterActor : by === 'SYSTEM' ? systemActor : seatActor(by))

/** Gives a command; `dice` are faces in their order. */
export const give = (state: BattleState, by: string, command: string, data: object = {}, dice: readonly number[] = [1], now = 0) =>
  giveCommand(macrobattle, state, command, data, { actor: actorOf(by), now, dice: faces(dice), id: (prefix) => `${prefix}_1` })

/** Gives commands one after another and fails on the first refusal. */
export function play(
  state: BattleState,
  steps: readonly (readonly [by: string, command: string, data?: object, dice?: readonly number[]])[],
) {
  return steps.reduce((before, [by, command, data = {}, dice = [1]]) => {
    const { next, error } = give(before, by, command, data, dice)
    if (error) throw new Error(`${command}: ${error.code}`)
    return next
  }, state)
}

const kinds = ['LI', 'MU', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'SB']
const facings = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']
const standing: Record<string, string> = { foot: '.FBHDSWLTg', horse: '.RBHDSg', guns: '.BHDTWFg' }
const classOf = (kind: string) => (['LC', 'DR', 'HC'].includes(kind) ? 'horse' : kind === 'FA' || kind === 'HA' ? 'guns' : 'foot')

/** Random small battles: any terrain, two or three sides, officers, hidden saboteurs, reserves, gates; figures one to a cell. */
export const randomBattle = fc
  .record({
    width: fc.integer({ min: 4, max: 9 }),
    height: fc.integer({ min: 4, max: 8 }),
    seed: fc.integer({ min: 1, max: 2 ** 31 }),
    sides: fc.integer({ min: 2, max: 3 }),
    perSide: fc.integer({ min: 2, max: 6 }),
    open: fc.integer({ min: 2, max: 12 }),
    allied: fc.boolean(),
  })
  .map(({ width, height, seed, sides, perSide, open, allied }) => {
    const { pick } = chance(seed)
    const letters = 'FFRBHHMDDDSWWLTGg' + '.'.repeat(open * 2)
    const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => letters[pick(letters.length)]!).join(''))
    const names = ['RED', 'BLUE', 'GREEN'].slice(0, sides)
    const free = rows.flatMap((row, y) => [...row].map((letter, x) => ({ cell: nameOf({ x, y }), letter })))
    const takeCell = (letterSet: string): string | null => {
      const fit = free.filter(({ letter }) => letterSet.includes(letter))
      if (fit.length === 0) return null
      const chosen = fit[pick(fit.length)]!
      free.splice(free.indexOf(chosen), 1)
      return chosen.cell
    }
    const groups: Record<'figures' | 'hidden' | 'reserve', Record<string, string>> = { figures: {}, hidden: {}, reserve: {} }
    const assigned: Record<string, string> = {}
    for (const side of names) {
      const officer = `${side.toLowerCase()}-officer`
      const seat = takeCell('.DHBg')
      if (seat !== null) groups.figures[officer] = `${side} OF ${seat} ${['colonel', 'general', 'marshal'][pick(3)]}`
      for (let index = 0; index < perSide; index += 1) {
        const kind = kinds[pick(kinds.length)]!
        const id = `${side.toLowerCase()}-${index}`
        const cell = takeCell(standing[classOf(kind)]!)
        if (cell === null) continue
        const where = pick(10)
        if (where === 0) groups.reserve[id] = `${side} ${kind} ${'NESW'[pick(4)]} ${facings[pick(8)]}`
        else groups.figures[id] = `${side} ${kind} ${cell} ${facings[pick(8)]}`
        if (seat !== null && pick(2) === 0) assigned[id] = officer
      }
      const secret = takeCell('.FRHMDSWLTg')
      if (secret !== null && pick(3) > 0) {
        groups.hidden[`${side.toLowerCase()}-secret`] = `${side} SB ${secret}`
        if (pick(2) === 0) groups.hidden[`${side.toLowerCase()}-secret-officer`] = `${side} OF ${secret} colonel`
      }
    }
    const gates = rows.flatMap((row, y) => [...row].flatMap((letter, x) => ('Gg'.includes(letter) ? [nameOf({ x, y })] : [])))
    const gateOwner = Object.fromEntries(gates.map((cell) => [cell, names[pick(names.length)]!]))
    return {
      setup: {
        ...{ map: rows, ...groups, gateOwner, assigned, exits: { N: ['north'], W: ['west'] }, start: { order: names } },
        ...{ allies: allied && sides === 3 ? [['RED', 'GREEN']] : [] },
      },
      seed,
    }
  })
  .filter(({ setup }) => Object.keys(setup.figures).length > 1)
