import type { Actor, History, Outcome, RunInput } from '@/lib/kernel/command'
import type { DiceSource } from '@/lib/kernel/dice'
import { BadInput } from '@/lib/kernel/errors'
import { run } from '@/lib/kernel/run'
import type { Tables } from '@/lib/kernel/table'
import type { Ruleset } from './ruleset'

/** Battles take nothing back by reading earlier commands. */
const noHistory: History = { find: () => null, after: () => [] }

/** What the shell gives to a command of a battle. */
export interface Giving {
  actor: Actor
  /** Seat on whose behalf the master acts. */
  as?: string | null
  /** Event milliseconds. */
  now: number
  dice: DiceSource
  id(prefix: string): string
  owned?: WeakSet<object>
}

/** The server, which fires what falls due; the master; somebody in a seat. */
export const systemActor: Actor = { id: 'system', roles: [], system: true }
export const masterActor: Actor = { id: 'master', roles: ['master'], system: false }
export const seatActor = (seat: string): Actor => ({ id: seat, roles: [], system: false })

/** Gives one command to a battle. Throws `BadInput` when it is unknown or of the wrong shape, `DiceNeeded` when dice must be thrown first. */
export function giveCommand<State extends Tables, Event extends { type: string }, Setup>(
  ruleset: Ruleset<State, Event, Setup>,
  state: State,
  command: string,
  data: unknown,
  giving: Giving,
): Outcome<State, Event> {
  const definition = Object.hasOwn(ruleset.commands, command) ? ruleset.commands[command]! : null
  if (!definition) throw new BadInput('command', `${ruleset.title} has no command ${command}`)
  const parsed = definition.schema.safeParse(data)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new BadInput(['data', ...issue.path].join('.'), issue.message)
  }
  const { actor, as = null, now, dice, owned } = giving
  const input: RunInput = { actor, as, now, happenedAt: null, utc: now, dice, history: noHistory, id: (prefix) => giving.id(prefix), owned }
  return run<State, Event>(state, input, (draft, ctx) => definition.handler(draft, parsed.data, ctx))
}
