import type { Audience } from '@/lib/kernel/view'
import type { Visibility, VisibleEvent } from '../feature'
import type { OrdersEvent } from './events'

const seesAll = (audience: Audience): boolean => audience.kind === 'master' || audience.kind === 'audit'
type OfAuthor = Extract<OrdersEvent, { byId: string }>
type OfPaper = Extract<OrdersEvent, { paperId: string }>

/** What an order says and what becomes of it: its giver and the master (MB-INF-5). */
const forAuthor = (event: OfAuthor, audience: Audience): VisibleEvent | null =>
  seesAll(audience) || (audience.kind === 'person' && audience.id === event.byId) ? ({ ...event } as VisibleEvent) : null

/** Papers and how many there are: the master alone. */
const forMaster = (event: OfPaper, audience: Audience): VisibleEvent | null => (seesAll(audience) ? ({ ...event } as VisibleEvent) : null)

export const ordersVisibility: Visibility<OrdersEvent> = {
  OrderSubmitted: forAuthor,
  OrderPlanned: forAuthor,
  OrderReturned: forAuthor,
  OrderWithdrawn: forAuthor,
  PaperTaken: forMaster,
  PaperPhotographed: forMaster,
  PaperEntered: forMaster,
  PaperReturned: forMaster,
  PaperReopened: forMaster,
}
