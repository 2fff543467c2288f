import type { Context, Outcome, RunInput } from './command'
import { parseNotation, type Roll } from './dice'
import { createDraft } from './draft'
import { isRuleError, type ErrorParams } from './errors'
import { plainJson, type Json } from './json'
import { columnPatches } from './patches'
import type { Tables } from './table'

const noneFailed: ReadonlySet<string> = new Set()

/**
 * Runs one handler on a draft of the state. A `RuleError` gives an outcome with the state as it was; `ctx.refuse` keeps the
 * changes and still gives the error (HQ-DEC-10). `DiceNeeded` and faults of the program pass through as exceptions.
 */
export function run<State extends Tables, Event>(
  state: State,
  input: RunInput,
  work: (draft: State, ctx: Context<Event>) => void,
): Outcome<State, Event> {
  const events: Event[] = []
  const rolls: Roll[] = []
  let answer: Json = null
  let error: { code: string; params: ErrorParams } | null = null
  const ctx: Context<Event> = {
    actor: input.actor,
    as: input.as,
    by: input.as ?? input.actor.id,
    master: input.actor.system || (input.as === null && input.actor.roles.includes('master')),
    now: input.now,
    happenedAt: input.happenedAt ?? input.now,
    utc: input.utc,
    history: input.history,
    failed: input.failed ?? noneFailed,
    roll(notation, purpose) {
      const roll: Roll = { notation, purpose, ...input.dice.roll({ ...parseNotation(notation), notation, purpose }) }
      rolls.push(roll)
      return roll.faces
    },
    id: (prefix) => input.id(prefix),
    emit: (event) => void events.push(event),
    refuse: (code, params = {}) => {
      error = { code, params }
    },
    answer: (value) => {
      answer = value
    },
  }
  const { draft, finish, abandon } = createDraft(state, input.owned)
  try {
    work(draft, ctx)
    const { next, changes } = finish()
    const { patches, inverse } = columnPatches(changes)
    // Events and answers may hold pieces of the draft, which is dead now: plain copies are kept.
    return { next, patches, inverse, events: plainJson(events), rolls, answer: plainJson(answer), error }
  } catch (thrown) {
    abandon()
    if (!isRuleError(thrown)) throw thrown
    return {
      next: state,
      patches: [],
      inverse: [],
      events: [],
      rolls: [],
      answer: null,
      error: { code: thrown.code, params: thrown.params },
    }
  }
}
