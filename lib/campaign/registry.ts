import type { CommandDefinition, DueKind } from '@/lib/kernel/command'
import type { Audience, View } from '@/lib/kernel/view'
import { adjust } from './adjust'
import { armies } from './armies'
import { audit } from './audit'
import { clock } from './clock'
import { couriers } from './couriers'
import { dice } from './dice'
import type { Feature, VisibleEvent } from './feature'
import { hq } from './hq'
import { map } from './map'
import { marches } from './marches'
import { notices } from './notices'
import { people } from './people'
import { register } from './registered'
import { settings } from './settings'
import type { CampaignState } from './state'

/** Every feature of the campaign. A new one is added here and in `state.ts`, nowhere else. */
export const features = [clock, settings, map, people, armies, marches, couriers, notices, dice, hq, adjust, audit] as const

type EventOf<F> = F extends Feature<infer Event> ? Event : never
/** Every fact that a command or a due item can state. */
export type CampaignEvent = EventOf<(typeof features)[number]>

function collect<Value>(pick: (feature: Feature) => Record<string, Value>): Record<string, Value> {
  const all: Record<string, Value> = {}
  for (const feature of features) {
    for (const [key, value] of Object.entries(pick(feature as Feature))) {
      if (Object.hasOwn(all, key)) throw new Error(`two features declare ${key}`)
      all[key] = value
    }
  }
  return all
}

/** Everything the shells need, looked up by name. */
export const registry = {
  commands: collect((feature) => feature.commands) as Record<string, CommandDefinition<CampaignState, CampaignEvent>>,
  due: collect((feature) => feature.due) as Record<string, DueKind<CampaignState, CampaignEvent>>,
  answers: collect((feature) => feature.answers),
  views: features.flatMap((feature): readonly View<CampaignState>[] => feature.views),
  visibility: collect(
    (feature) => feature.visibility as Record<string, (event: never, audience: Audience, state: CampaignState) => VisibleEvent | null>,
  ),
}
register(registry)

/** What an audience learns of an event; null: nothing. */
export function visibleEvent(event: CampaignEvent, audience: Audience, state: CampaignState): VisibleEvent | null {
  return registry.visibility[(event as { type: string }).type]!(event as never, audience, state)
}
