import { noHistory } from '@/lib/campaign/engine'
import { tableDice } from '@/lib/kernel/dice'
import { BadInput } from '@/lib/kernel/errors'
import { run } from '@/lib/kernel/run'
import type { Ruleset } from '@/lib/rules/ruleset'
import { Unplayable, type Played, type PlayFile } from './file'
import { answered, countingIds } from './refusals'

/** Plays a battle of a rule system on the pure core. */
export function playRuleset(ruleset: Ruleset, file: PlayFile): Played {
  const setup = ruleset.setup.safeParse(file.setup)
  if (!setup.success) {
    const issue = setup.error.issues[0]!
    throw new Unplayable(`${['setup', ...issue.path].join('.')}: ${issue.message}`)
  }
  let state = ruleset.start(setup.data)
  let now = 0
  const id = countingIds()
  const steps = file.steps.map((step) => {
    now = Math.max(now, step.at ?? now)
    return answered(() => {
      if (step.command === undefined) return { events: [], error: null }
      const definition = Object.hasOwn(ruleset.commands, step.command) ? ruleset.commands[step.command]! : null
      if (!definition) throw new BadInput('command', `${ruleset.title} has no command ${step.command}`)
      const data = definition.schema.safeParse(step.data)
      if (!data.success) throw new BadInput(['data', ...data.error.issues[0]!.path].join('.'), data.error.issues[0]!.message)
      const roles = step.as === 'master' ? (['master'] as const) : []
      const input = {
        ...{ actor: { id: step.as, roles, system: false }, as: null, now, happenedAt: null, utc: now },
        ...{ dice: tableDice(step.dice), history: noHistory, id },
      }
      const outcome = run(state, input, (draft, ctx) => definition.handler(draft, data.data, ctx as never))
      state = outcome.next
      return outcome
    })
  })
  return { steps, state }
}
