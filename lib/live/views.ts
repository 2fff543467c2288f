import { registry, visibleEvent, type CampaignEvent } from '@/lib/campaign/registry'
import type { VisibleEvent } from '@/lib/campaign/feature'
import type { CampaignState, TableName } from '@/lib/campaign/state'
import { sameJson } from '@/lib/kernel/json'
import type { Listener, View, ViewRows } from '@/lib/kernel/view'
import type { ViewChange } from './protocol'

export type ViewSet = Record<string, ViewRows>
const none: ViewRows = {}

/**
 * The views of an audience. With `previous`, only views that read a touched table are computed again; the others stay the same
 * objects. Views without rows are left out.
 */
export function viewsFor(
  state: CampaignState,
  audience: Listener,
  previous: ViewSet | null = null,
  touched: ReadonlySet<TableName> | null = null,
  views: readonly View<CampaignState, Listener>[] = registry.views,
): ViewSet {
  const next: ViewSet = {}
  for (const view of views) {
    if (audience.kind === 'screen' && !view.screens) continue
    const reuse = previous && touched && !view.reads.some((table) => touched.has(table))
    const rows = reuse ? (previous[view.name] ?? none) : view.rows(state, audience)
    if (Object.keys(rows).length > 0) next[view.name] = rows
  }
  return next
}

/** What changed from one set of rows to the next, row by row; null when nothing did. */
function rowChanges(before: ViewRows, after: ViewRows): ViewChange | null {
  if (before === after) return null
  const change: ViewChange = { set: {}, del: [] }
  for (const [id, row] of Object.entries(after)) if (!Object.hasOwn(before, id) || !sameJson(before[id], row)) change.set[id] = row
  for (const id of Object.keys(before)) if (!Object.hasOwn(after, id)) change.del.push(id)
  return Object.keys(change.set).length > 0 || change.del.length > 0 ? change : null
}

/** The difference between two sets of views: what a screen that has `before` needs to show `after`. */
export function viewChanges(before: ViewSet, after: ViewSet): Record<string, ViewChange> {
  const changes: Record<string, ViewChange> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const change = rowChanges(before[name] ?? none, after[name] ?? none)
    if (change) changes[name] = change
  }
  return changes
}

/** What an audience learns of events, in their order. */
export function eventsFor(events: readonly CampaignEvent[], audience: Listener, state: CampaignState): VisibleEvent[] {
  if (audience.kind === 'screen') return []
  return events.map((event) => visibleEvent(event, audience, state)).filter((event) => event !== null)
}
