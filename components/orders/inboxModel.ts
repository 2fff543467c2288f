import type { LiveRow } from '@/lib/live/client/hooks'

/** What the inbox lists: papers, and orders from phones that wait, start later or came back. */
export type InboxItem =
  | { kind: 'paper'; id: string; at: number; paper: LiveRow<'papers'> }
  | { kind: 'order'; id: string; at: number; order: LiveRow<'pendingOrders'> }

export const shelves = ['waiting', 'planned', 'returned', 'entered'] as const
export type Shelf = (typeof shelves)[number]

const shelfOfOrder: Record<LiveRow<'pendingOrders'>['status'], Shelf | null> = {
  inbox: 'waiting',
  planned: 'planned',
  returned: 'returned',
  started: null,
  withdrawn: null,
}

/** Items by shelf: what waits stands in the order of its stamps, the oldest first; what is done, the newest first. */
export function shelved(papers: readonly LiveRow<'papers'>[], orders: readonly LiveRow<'pendingOrders'>[]): Record<Shelf, InboxItem[]> {
  const found: Record<Shelf, InboxItem[]> = { waiting: [], planned: [], returned: [], entered: [] }
  for (const paper of papers) found[paper.status].push({ kind: 'paper', id: paper.id, at: paper.stampAt, paper })
  for (const order of orders) {
    const shelf = shelfOfOrder[order.status]
    if (shelf) found[shelf].push({ kind: 'order', id: order.id, at: shelf === 'planned' ? (order.startAt ?? order.at) : order.at, order })
  }
  const number = (item: InboxItem) => (item.kind === 'paper' ? item.paper.number : 0)
  for (const shelf of shelves) {
    const ahead = shelf === 'waiting' || shelf === 'planned' ? 1 : -1
    found[shelf].sort((a, b) => ahead * (a.at - b.at || number(a) - number(b)) || (a.id < b.id ? -1 : 1))
  }
  return found
}
