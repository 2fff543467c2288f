import type { DueItem, DueKind } from './command'

function compareOrder(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const left = a[index]!
    const right = b[index]!
    if (left !== right) return left < right ? -1 : 1
  }
  return a.length - b.length
}

/** Order in which due items fire: deadline, group, order inside the group, kind and id (MB-MAP-14, DESIGN §4). */
export function compareDue(a: DueItem, b: DueItem): number {
  return a.at - b.at || a.group - b.group || compareOrder(a.order, b.order) || compareOrder([a.kind, a.id], [b.kind, b.id])
}

/** The item that fires next, or null when nothing is pending. */
export function nextDue<State>(
  state: State,
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the list does not depend on the events
  kinds: Record<string, DueKind<State, never>> | Record<string, DueKind<State, any>>,
  /** Ids of items to pass over. */
  skipped?: ReadonlySet<string>,
): DueItem | null {
  let first: DueItem | null = null
  for (const kind of Object.values(kinds)) {
    for (const item of kind.list(state)) {
      if ((!first || compareDue(item, first) < 0) && !skipped?.has(dueCommandId(item))) first = item
    }
  }
  return first
}

/** The id of the record that a due item writes: the same item never fires twice. */
export const dueCommandId = (item: Pick<DueItem, 'kind' | 'id' | 'at'>): string => `due:${item.kind}:${item.id}:${item.at}`
