import type { CommandDefinition, DueKind } from '@/lib/kernel/command'
import type { Audience, Listener, View } from '@/lib/kernel/view'
import { adjust } from './adjust'
import { allegiance } from './allegiance'
import { armies } from './armies'
import { audit } from './audit'
import { battleBell } from './battleBell'
import { battleMaps } from './battleMaps'
import { battles } from './battles'
import { calls } from './calls'
import { clock } from './clock'
import { couriers } from './couriers'
import { desk } from './desk'
import { dice } from './dice'
import type { Feature, VisibleEvent } from './feature'
import { hours } from './hours'
import { hq } from './hq'
import { letters } from './letters'
import { map } from './map'
import { marches } from './marches'
import { notices } from './notices'
import { orders } from './orders'
import { passes } from './passes'
import { people } from './people'
import { register } from './registered'
import { guarded, hearsAs, rememberTable, room } from './room'
import { screens } from './screens'
import { settings } from './settings'
import { survival } from './survival'
import type { CampaignState } from './state'

/** Every feature of the campaign. A new one is added here and in `state.ts`, nowhere else. */
export const features = [
  clock,
  settings,
  map,
  people,
  room,
  armies,
  letters,
  passes,
  marches,
  orders,
  battleMaps,
  battles,
  couriers,
  notices,
  dice,
  hq,
  survival,
  screens,
  calls,
  battleBell,
  desk,
  hours,
  allegiance,
  adjust,
  audit,
] as const

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

/** Views as the features give them: whatever is told goes through the guarded ones of the registry. */
const views = features.flatMap((feature): readonly View<CampaignState>[] => feature.views)

/** Everything the shells need, looked up by name. */
export const registry = {
  commands: collect((feature) => feature.commands) as Record<string, CommandDefinition<CampaignState, CampaignEvent>>,
  due: collect((feature) => feature.due) as Record<string, DueKind<CampaignState, CampaignEvent>>,
  answers: collect((feature) => feature.answers),
  views: views.map(guarded),
  visibility: collect(
    (feature) => feature.visibility as Record<string, (event: never, audience: Audience, state: CampaignState) => VisibleEvent | null>,
  ),
}
register(registry)

/** What an audience learns of an event; null: nothing. */
export function visibleEvent(event: CampaignEvent, listener: Listener, state: CampaignState): VisibleEvent | null {
  const { type } = event as { type: string }
  const audience = hearsAs(state, listener, type)
  return audience && registry.visibility[type]!(event as never, audience, state)
}

/** What stood on the table for those who leave it by this command (`info.flagsWhere`, EP-11). */
export const remember = (before: CampaignState, draft: CampaignState, now: number): void => rememberTable(before, draft, now, views)
