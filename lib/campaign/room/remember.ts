import type { Json } from '@/lib/kernel/json'
import type { Audience, View } from '@/lib/kernel/view'
import { setting } from '../settings'
import type { CampaignState, Person } from '../state'
import { isAtTable } from './place'
import { viewsOfTable } from './where'

/** What this person's layers showed of the table: the wall's, his state's, his own, each covering the one below. */
function seenBy(state: CampaignState, person: Person, views: readonly View<CampaignState>[]): Record<string, Record<string, Json>> {
  const layers: Audience[] = [{ kind: 'wall' }]
  if (person.roles.includes('officer') && person.stateId !== null) layers.push({ kind: 'state', id: person.stateId })
  layers.push({ kind: 'person', id: person.id })
  const rows = (view: View<CampaignState>) => Object.assign({}, ...layers.map((layer) => view.rows(state, layer))) as Record<string, Json>
  // One's own figure rides with an army that moves; `me` itself is told everywhere.
  const { armyId = null, sectorId = null } = state.officers[person.id] ?? {}
  return { ...Object.fromEntries(viewsOfTable(views).map((view) => [view.name, rows(view)])), me: { figure: { armyId, sectorId } } }
}

const starts = (before: CampaignState, after: CampaignState): boolean =>
  before.clock.clock?.status === 'setup' && after.clock.clock?.status === 'running'

/** People who stop seeing the table by this command, and at the start of the event the officers who are not there. */
function leavers(before: CampaignState, after: CampaignState): string[] {
  const officers = Object.keys(before.officers)
  if (starts(before, after)) return officers.filter((id) => !isAtTable(after, id))
  // Few can leave the table at once: those checked in, or where the table is everywhere, officers who are taken.
  const everywhere = setting(before, 'info.flagsWhere') === 'anywhere'
  const candidates = everywhere ? officers : Object.keys(before.checkIns)
  return candidates.filter((id) => isAtTable(before, id) && !isAtTable(after, id))
}

/**
 * Keeps for everybody who leaves the table what he saw there last, with its time (`info.flagsWhere`, EP-11), whatever command or due
 * item took him away: his check-out, capture, a change of the setting. To be called when the handler has run.
 */
export function rememberTable(before: CampaignState, draft: CampaignState, now: number, views: readonly View<CampaignState>[]): void {
  for (const id of leavers(before, draft)) {
    const person = before.people[id]
    if (person && !draft.people[id]?.left) draft.lastKnown[id] = { id, at: now, views: seenBy(before, person, views) }
  }
}
