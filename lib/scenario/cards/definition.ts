import type { DeckCard } from '@/lib/campaign/hq/deckCard'
import type { Card } from '@/lib/campaign/state'
import type { PackCard } from '../hqSchema'

/** A card as it was written, without what has happened to it: what packs, sheets and the editor of the deck carry. */
export function definitionOf(card: Card): PackCard {
  const { id, kind, title, tableId, round, reserve, topic, description, overcome, ifNot, ways, aggravation, decision, deadline } = card
  return {
    ...{ id, kind, title, table: tableId, round, reserve, topic, description, overcome, ifNot, aggravation, decision, deadline },
    assignee: card.assigneeId,
    ways: ways.map(({ requirement, ...way }) => ({ ...way, requirement: requirement?.text || null })),
  }
}

/** The same card as the commands of the deck take it. */
export function deckCardOf({ table, ways, ...card }: PackCard): DeckCard & { id: string } {
  return {
    ...card,
    map: table,
    ways: ways.map(({ requirement, ...way }) => ({
      ...way,
      requirement: requirement === null ? null : { text: requirement, fulfilled: false },
    })),
  }
}
