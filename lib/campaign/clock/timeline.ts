import type { DueItem } from '@/lib/kernel/command'
import { dueCommandId } from '@/lib/kernel/due'
import type { Json } from '@/lib/kernel/json'
import type { View, ViewRows } from '@/lib/kernel/view'
import { titleOf } from '../hq'
import { registered } from '../registered'
import { tableNames, type CampaignState } from '../state'
import type { ViewRowTypes } from '../viewRows'

type Params = Record<string, Json>

/** Names that tell a master what a due item is, by the table its row stands in; the first that has the row counts. */
const describers: ((state: CampaignState, id: string) => Params | null)[] = [
  (state, id) => {
    const march = state.marches[id]
    if (!march) return null
    return {
      army: march.armyId === null ? null : (state.armies[march.armyId]?.name ?? null),
      officer: march.officerId === null ? null : (state.people[march.officerId]?.character ?? null),
      from: state.sectors[march.fromId]?.name ?? null,
      to: state.sectors[march.toId]?.name ?? null,
      orderNumber: march.orderNumber,
    }
  },
  (state, id) => {
    const order = state.pendingOrders[id]
    if (!order) return null
    const armies = [...order.armyIds, ...order.parts.map((part) => part.armyId)].flatMap((armyId) => state.armies[armyId]?.name ?? [])
    const officers = order.officerIds.flatMap((officerId) => state.people[officerId]?.character ?? [])
    return {
      bodies: [...new Set(armies), ...officers].join(', '),
      to: state.sectors[order.route.at(-1)!]?.name ?? null,
      person: state.people[order.byId]?.character ?? null,
    }
  },
  (state, id) => {
    const card = state.cards[id]
    return card ? { card: card.title, cardKind: card.kind } : null
  },
  (state, id) => {
    const announcement = state.announcements[id]
    if (!announcement) return null
    return {
      card: titleOf(state, announcement.subject),
      person: state.people[announcement.byId]?.character ?? null,
    }
  },
  (state, id) => {
    const letter = state.dispatches[id]
    return letter ? { table: state.gameTables[letter.tableId]?.name ?? null, way: letter.way } : null
  },
  (state, id) => {
    const watch = state.watches[id]
    return watch ? { person: state.people[watch.personId]?.character ?? null } : null
  },
  (state, id) => {
    const call = state.calls[id]
    return call ? { person: state.people[call.personId]?.character ?? null } : null
  },
  (state, id) => {
    const battle = state.battles[id]
    return battle ? { sector: state.sectors[battle.sectorId]?.name ?? null, turn: battle.turn } : null
  },
  (state, id) => {
    const pursuit = state.pursuits[id]
    if (!pursuit) return null
    const units = pursuit.unitIds.flatMap((unitId) => state.units[unitId]?.name ?? []).join(', ')
    return { sector: state.sectors[pursuit.sectorId]?.name ?? null, units }
  },
  (state, id) => {
    const unit = state.units[id]
    return unit ? { unit: unit.name, army: state.armies[unit.armyId]?.name ?? null } : null
  },
  (state, id) => {
    const reminder = state.reminders[id]
    if (!reminder) return null
    return { text: reminder.text, about: nameOfSubject(state, reminder.about, reminder.aboutId) ?? 'none' }
  },
  (state, id) => {
    const change = state.allegianceChanges[id]
    if (!change) return null
    return { person: state.people[change.personId]?.character ?? null, state: state.states[change.joinsId]?.name ?? null }
  },
]

/** The name of what a reminder stands on (EP-10), or null. */
function nameOfSubject(state: CampaignState, about: 'sector' | 'army' | 'person' | null, id: string | null): string | null {
  if (about === null || id === null) return null
  const name = { sector: state.sectors[id]?.name, army: state.armies[id]?.name, person: state.people[id]?.character }[about]
  return name ?? null
}

function describe(state: CampaignState, item: DueItem): Params {
  for (const describer of describers) {
    const params = describer(state, item.id)
    if (params) return params
  }
  return {}
}

/** Everything to come by the event clock, for the masters alone. */
export const timeline: View<CampaignState> = {
  name: 'timeline',
  reads: tableNames,
  rows(state, audience) {
    if (audience.kind !== 'master' && audience.kind !== 'audit') return {}
    const rows: ViewRows = {}
    for (const kind of Object.values(registered().due)) {
      for (const item of kind.list(state)) {
        rows[dueCommandId(item)] = {
          kind: item.kind,
          itemId: item.id,
          at: item.at,
          params: describe(state, item),
        } satisfies ViewRowTypes['timeline']
      }
    }
    return rows
  },
}
