import type { Outcome } from '@/lib/kernel/command'
import { tableDice } from '@/lib/kernel/dice'
import { giveCommand, masterActor, seatActor, systemActor, type Giving } from '@/lib/rules/give'
import type { AnyRuleset, Deadline } from '@/lib/rules/ruleset'
import type { Tables } from '@/lib/kernel/table'
import { Unplayable, type Played, type PlayedStep, type PlayFile } from './file'
import { answered, countingIds } from './refusals'

type Give = (ruleset: AnyRuleset, state: Tables, command: string, data: unknown, giving: Giving) => Outcome<Tables, { type: string }>
/** Of a system whose state nobody here looks into. */
const give = giveCommand as Give

/** What falls due first, at or before a moment; null: nothing. */
function nextDeadline(ruleset: AnyRuleset, state: Tables, at: number): Deadline | null {
  const due = (ruleset.deadlines?.(state) ?? []).filter((each) => each.at <= at)
  return due.sort((a, b) => a.at - b.at)[0] ?? null
}

/** Plays a battle of a rule system on the pure core: time runs as the steps say, what falls due fires at its own moment (DESIGN §4). */
export function playRuleset(ruleset: AnyRuleset, file: PlayFile): Played {
  const setup = ruleset.setup.safeParse(file.setup)
  if (!setup.success) {
    const issue = setup.error.issues[0]!
    throw new Unplayable(`${['setup', ...issue.path].join('.')}: ${issue.message}`)
  }
  let state = ruleset.start(setup.data) as Tables
  let now = 0
  const id = countingIds()
  const steps = file.steps.map((step): PlayedStep => {
    // The faces given serve what falls due first, then the command: in the order in which they are thrown.
    const dice = tableDice(step.dice)
    const fired: unknown[] = []
    now = Math.max(now, step.at ?? now)
    const played = answered(() => {
      for (let due = nextDeadline(ruleset, state, now); due; due = nextDeadline(ruleset, state, now)) {
        const outcome = give(ruleset, state, due.command, due.data, { actor: systemActor, now: due.at, dice, id })
        state = outcome.next
        fired.push(...outcome.events)
        if (outcome.error) return outcome
      }
      if (step.command === undefined) return { events: [], error: null }
      const actor = step.as === 'master' ? masterActor : seatActor(step.as)
      const outcome = give(ruleset, state, step.command, step.data, { actor, now, dice, id })
      state = outcome.next
      return outcome
    })
    return fired.length > 0 ? { ...played, fired } : played
  })
  return { steps, state }
}
