import type { PendingOrder, RowIn } from '../state'

/** Rows of the views of paper orders, orders that wait, and what orders said besides. Times are event milliseconds. */
export interface OrderViewRows {
  /**
   * Papers, id = paper. Master and audit see all; who photographed one sees his own with number, state, stamp and photo alone
   * (`status` 'waiting', nothing of what became of it).
   */
  papers: {
    number: number
    stateId: string | null
    photo: string | null
    stampAt: number
    takenById: string
    takenByName: string
    at: number
    status: RowIn<'papers'>['status']
    orderIds: string[]
    authorId: string | null
    authorName: string | null
    returnReason: string
    refusal: RowIn<'papers'>['refusal']
    closedAt: number | null
  }
  /** Orders that are not carried out yet, id = pending order. Giver (his own that wait, start later or came back) and master (all). */
  pendingOrders: Pick<
    PendingOrder,
    'byId' | 'armyIds' | 'officerIds' | 'route' | 'minutes' | 'joinsBattle' | 'passage' | 'text' | 'startAt' | 'status'
  > &
    Pick<PendingOrder, 'returnReason' | 'refusal' | 'orderId' | 'at' | 'closedAt'> & {
      byName: string
      parts: PendingOrder['parts']
      /** Number of the paper it was written on; master and audit. */
      paperNumber: number | null
    }
  /** The rest of what an order said, id = instruction (EP-3), for bodies that have arrived. Master and audit. */
  instructions: {
    orderId: string
    orderNumber: number
    byName: string
    armyId: string | null
    officerId: string | null
    bodyName: string
    sectorId: string
    text: string
    at: number
    doneAt: number | null
  }
}
