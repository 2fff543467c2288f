import { clockOf, eventAt } from '@/lib/campaign/clock'
import { execute, fire, nextDueItem, noHistory, type CampaignOutcome } from '@/lib/campaign/engine'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { Actor, Command, PastCommand } from '@/lib/kernel/command'
import { previewDice } from '@/lib/kernel/dice'
import { compareDue } from '@/lib/kernel/due'
import { isDiceNeeded } from '@/lib/kernel/errors'
import type { Base } from './head'
import { historyOf } from './history'
import type { Preview } from './types'

interface PreviewInput {
  base: Base
  command: Command
  actor: Actor
  past: readonly PastCommand[]
  now: number
  utc: number
}

/** What a command would do to the present state. Never throws dice: it only tells that dice would be needed. */
export function previewOf({ base, command, actor, past, now, utc }: PreviewInput): Preview {
  let made = 0
  let outcome: CampaignOutcome
  try {
    outcome = execute(base.state, command, {
      actor,
      now,
      utc,
      serverDice: () => previewDice,
      history: historyOf(past, []),
      id: (prefix) => `${prefix}_preview${++made}`,
    })
  } catch (error) {
    if (!isDiceNeeded(error)) throw error
    const { notation, purpose } = error.request
    return { error: null, dice: { notation, purpose }, patches: [], events: [], wouldFire: [] }
  }
  const { error, patches, events, next } = outcome
  if (error) return { error, dice: null, patches, events, wouldFire: [] }
  const until = Math.max(now, eventAt(clockOf(next)!, utc))
  return { error, dice: null, patches, events, wouldFire: following(next, until, utc) }
}

/** More than ever follows from one command; a preview must end. */
const MOST_FOLLOWING = 200

/** What would fire up to a moment, in order. Where people or the server would have to throw dice, what comes after is only listed. */
function following(start: CampaignState, until: number, utc: number): Preview['wouldFire'] {
  const fired: Preview['wouldFire'] = []
  let state = start
  let made = 0
  for (let item = nextDueItem(state); item && item.at <= until && fired.length < MOST_FOLLOWING; item = nextDueItem(state)) {
    const { kind, id, at } = item
    try {
      const outcome = fire(state, item, {
        utc,
        serverDice: () => previewDice,
        history: noHistory,
        id: (prefix) => `${prefix}_then${++made}`,
      })
      fired.push({ kind, id, at, events: outcome.events })
      if (outcome.next === state) break
      state = outcome.next
    } catch (error) {
      if (!isDiceNeeded(error)) throw error
      return [...fired, ...overdue(state, until)]
    }
  }
  return fired
}

function overdue(state: CampaignState, now: number): Preview['wouldFire'] {
  return Object.values(registry.due)
    .flatMap((kind) => kind.list(state))
    .filter((item) => item.at <= now)
    .sort(compareDue)
    .map(({ kind, id, at }) => ({ kind, id, at, events: [] }))
}
