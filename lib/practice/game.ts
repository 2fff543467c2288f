import { z } from 'zod'
import { tableDice, type DiceSource, type Roll } from '@/lib/kernel/dice'
import type { ErrorParams } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { giveCommand, masterActor, seatActor } from '@/lib/rules/give'
import { macrobattle } from '@/lib/rules/macrobattle'
import { deadlines } from '@/lib/rules/macrobattle/deadlines'
import { legal } from '@/lib/rules/macrobattle/legal'
import { ONE, type BattleState } from '@/lib/rules/macrobattle/tables'
import type { BattleEvent } from '@/lib/rules/macrobattle/events'
import type { SeenEvent } from '@/lib/rules/ruleset'
import { choiceSchema, practiceBattle, practiceSides, type Choice, type PracticeSide } from './setup'

/** One command as it was given, with the faces that were thrown for it. `seat`: a side, or the master, who ends battles. */
export const stepSchema = z.strictObject({
  seat: z.enum([...practiceSides, 'master']),
  command: z.string(),
  data: z.record(z.string(), z.json()),
  dice: z.array(z.number().int()),
  /** Milliseconds of the practice's own clock, which stands while nobody has the page open. */
  at: z.number().nonnegative().default(0),
})
export type Step = z.infer<typeof stepSchema>

/** A battle as it is kept: what was chosen and every step. All else follows from them. */
export const savedSchema = z.strictObject({ version: z.literal(1), choice: choiceSchema, steps: z.array(stepSchema) })
export type Saved = z.infer<typeof savedSchema>

/** What a step told to each side, and the dice that fell. */
export interface Told {
  step: Step
  turn: number
  seen: Record<PracticeSide, SeenEvent[]>
  rolls: Roll[]
}

/** A practice battle. `mayUndo`: its last step was a person's, threw no dice, showed nothing hidden and left the turn where it was. */
export interface Game {
  choice: Choice
  state: BattleState
  steps: readonly Step[]
  told: readonly Told[]
  mayUndo: boolean
}

export type Given = { ok: true; game: Game } | { ok: false; code: string; params: ErrorParams }

export const newGame = (choice: Choice): Game => ({ choice, state: practiceBattle(choice), steps: [], told: [], mayUndo: false })

export const savedOf = ({ choice, steps }: Game): Saved => ({ version: 1, choice, steps: [...steps] })

/** The side that has to act now: which decides, notes saboteurs, or plays; null: the battle is over. */
export function actingSide(state: BattleState): PracticeSide | null {
  const { phase, turnOf } = state.battle[ONE.battle]!
  if (phase === 'ended') return null
  const pending = state.pending[ONE.pending]
  if (pending) return pending.sideId as PracticeSide
  if (phase !== 'saboteurs') return turnOf as PracticeSide
  return practiceSides.find((side) => legal(state, side).some(({ command }) => command === 'NoteSaboteurs')) ?? practiceSides[0]
}

const told = (events: readonly BattleEvent[], side: PracticeSide, state: BattleState): SeenEvent[] =>
  events.flatMap((event) => {
    const see = macrobattle.visibility[event.type] as (
      event: BattleEvent,
      viewer: { kind: 'seat'; id: string },
      state: BattleState,
    ) => SeenEvent | null
    return see(event, { kind: 'seat', id: side }, state) ?? []
  })

function isTakeable(
  before: BattleState,
  after: BattleState,
  step: Step,
  events: readonly BattleEvent[],
  rolls: readonly Roll[],
  choice: Choice,
): boolean {
  if (step.seat === 'master' || step.seat === choice.bot || rolls.length > 0) return false
  if (events.some(({ type }) => type === 'SaboteursDiscovered')) return false
  return actingSide(before) === actingSide(after) && before.battle[ONE.battle]!.turnNumber === after.battle[ONE.battle]!.turnNumber
}

/** Gives a command with these dice at that moment of the practice's clock. A refusal leaves the battle as it was; `DiceNeeded` passes through. */
export function give(game: Game, seat: Step['seat'], command: string, data: { [key: string]: Json }, dice: DiceSource, at: number): Given {
  const actor = seat === 'master' ? masterActor : seatActor(seat)
  // Ids are numbers of the step: a battle played again from its steps must come out the same.
  let made = 0
  const id = (prefix: string) => `${prefix}_${game.steps.length}_${(made += 1)}`
  const outcome = giveCommand(macrobattle, game.state, command, data, { actor, now: at, dice, id })
  if (outcome.error) return { ok: false, ...outcome.error }
  const { next, events, rolls } = outcome
  const step: Step = { seat, command, data, dice: rolls.flatMap(({ faces }) => faces), at }
  const seen = { first: told(events, 'first', next), second: told(events, 'second', next) }
  return {
    ok: true,
    game: {
      choice: game.choice,
      state: next,
      steps: [...game.steps, step],
      told: [...game.told, { step, turn: next.battle[ONE.battle]!.turnNumber, seen, rolls }],
      mayUndo: isTakeable(game.state, next, step, events, rolls, game.choice),
    },
  }
}

/** When the clock of this turn or decision runs out, milliseconds of the practice's clock; null: it is not counted. */
export const dueAt = ({ state, choice }: Pick<Game, 'state' | 'choice'>): number | null =>
  choice.clock === 'off' ? null : (deadlines(state)[0]?.at ?? null)

/** The moment of the last step. */
export const lastAt = ({ steps }: Pick<Game, 'steps'>): number => steps.at(-1)?.at ?? 0

/** What has fallen due by then happens at its own moment: a notice, or the end of a turn (MB-BAT-TRN-3). */
export function elapse(game: Game, at: number, dice: DiceSource): Game {
  const due = dueAt(game)
  if (due === null || due > at) return game
  const { command, data } = deadlines(game.state)[0]!
  const given = give(game, 'master', command, data, dice, Math.max(due, lastAt(game)))
  return given.ok ? elapse(given.game, at, dice) : game
}

/** Plays kept steps again with the faces that fell. Null: these rules no longer take them. */
export function replay(saved: Pick<Saved, 'choice' | 'steps'>): Game | null {
  let game = newGame(saved.choice)
  for (const { seat, command, data, dice, at } of saved.steps) {
    try {
      const given = give(game, seat, command, data, tableDice(dice), at)
      if (!given.ok) return null
      game = given.game
    } catch {
      return null
    }
  }
  return game
}

/** Takes the last step back, where that is allowed. */
export function undo(game: Game): Game {
  if (!game.mayUndo) return game
  return replay({ choice: game.choice, steps: game.steps.slice(0, -1) }) ?? game
}
