import type { ErrorParams } from '@/lib/kernel/errors'

/** The rule an order breaks, as its author may be told it. */
export interface Refusal {
  code: string
  params: ErrorParams
}

/** Facts of orders on their way to the map. What becomes of an order that is carried out are facts of marches. */
export type OrdersEvent =
  /** A player's order has come to the master (`orders.acceptance` master). */
  | { type: 'OrderSubmitted'; pendingId: string; byId: string; startAt: number | null; text: string }
  /** It will be carried out later («выступить в 15:00»). */
  | { type: 'OrderPlanned'; pendingId: string; byId: string; startAt: number; text: string }
  /** It goes back to its author: by the master's word, or because it breaks a rule (EP-2). */
  | { type: 'OrderReturned'; pendingId: string; byId: string; reason: string; refusal: Refusal | null }
  /** Its author took it back. */
  | { type: 'OrderWithdrawn'; pendingId: string; byId: string }
  /** A paper order was photographed and got its number (EP-2). */
  | { type: 'PaperTaken'; paperId: string; number: number; stateId: string | null; takenById: string; stampAt: number }
  | { type: 'PaperPhotographed'; paperId: string; number: number }
  /** Typed in: it started at once, or it will later. */
  | { type: 'PaperEntered'; paperId: string; number: number; orderId: string | null; pendingId: string | null }
  | { type: 'PaperReturned'; paperId: string; number: number; authorId: string | null; reason: string; refusal: Refusal | null }
  /** Lies in the inbox again. */
  | { type: 'PaperReopened'; paperId: string; number: number }
