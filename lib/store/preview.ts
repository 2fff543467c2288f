import { clockOf, eventAt } from '@/lib/campaign/clock'
import { execute, type CampaignOutcome } from '@/lib/campaign/engine'
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
  return { error, dice: null, patches, events, wouldFire: error ? [] : overdue(next, Math.max(now, eventAt(clockOf(next)!, utc))) }
}

function overdue(state: CampaignState, now: number): Preview['wouldFire'] {
  return Object.values(registry.due)
    .flatMap((kind) => kind.list(state))
    .filter((item) => item.at <= now)
    .sort(compareDue)
    .map(({ kind, id, at }) => ({ kind, id, at }))
}
