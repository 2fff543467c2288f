import type { AnyRuleset } from '@/lib/rules/ruleset'
import { playCampaign } from './campaign'
import { playFile, Unplayable, type Played } from './file'
import { playRuleset } from './ruleset'

/** Plays a file on the pure core; throws `Unplayable` with a sentence when it cannot be played. */
export function play(json: unknown, rulesets: Readonly<Record<string, AnyRuleset>>): Played {
  const parsed = playFile.safeParse(json)
  if (!parsed.success)
    throw new Unplayable(parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`).join('\n'))
  const { system } = parsed.data
  if (system === 'campaign') return playCampaign(parsed.data)
  if (Object.hasOwn(rulesets, system)) return playRuleset(rulesets[system]!, parsed.data)
  throw new Unplayable(`Unknown system "${system}". Known: ${['campaign', ...Object.keys(rulesets)].join(', ')}.`)
}
