import { fault, type FaultCode } from '../faults'
import type { PackCard } from '../hqSchema'
import type { ReadCards } from './sheet'

const FORMAT = 'stavka-cards'

/** A deck as JSON, card by card as a scenario pack has them. */
export const writeJsonCards = (cards: readonly PackCard[]): string => `${JSON.stringify({ format: FORMAT, version: 1, cards }, null, 2)}\n`

/** Cards out of our own file, a bare list of them, or a scenario pack. Rows are counted from 1. */
export function readJsonCards(text: string): ReadCards {
  const nothing = (code: FaultCode): ReadCards => ({ cards: [], faults: [{ row: 1, column: '', ...fault(code) }] })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return nothing('notJson')
  }
  const file = (typeof json === 'object' && json !== null ? json : {}) as { cards?: unknown; hq?: { cards?: unknown } | null }
  const cards: unknown = Array.isArray(json) ? json : (file.cards ?? file.hq?.cards)
  if (!Array.isArray(cards)) return nothing('noCards')
  return { faults: [], cards: cards.map((card: unknown, index) => ({ row: index + 1, card, wayColumns: [] })) }
}
