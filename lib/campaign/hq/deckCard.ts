import type { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { sameJson } from '@/lib/kernel/json'
import type { CampaignState, Card } from '../state'
import { newCard, requireFit, rowOfNewCard } from './newCard'
import { hqTables, type Effect } from './tables'

const plan = hqTables.cards.row.shape

/** A card of the deck as its master writes it: a new card with its place in the plan (HQ-TRG-2), table and round or the reserve. */
export const deckCard = newCard
  .omit({ state: true, aggravated: true, version: true })
  .extend({ round: plan.round.optional(), reserve: plan.reserve.optional() })
export type DeckCard = z.infer<typeof deckCard>

/** Effects of a card wherever they stand in it. */
export const effectsOf = (card: Pick<Card, 'ways' | 'ifNot' | 'aggravation'>): Effect[] => [
  ...card.ways.flatMap((way) => way.effects),
  ...(card.ifNot?.effects ?? []),
  ...(card.aggravation?.ifNot?.effects ?? []),
  ...(card.aggravation?.gives ?? []),
]

/** The row of a deck card, hidden until something brings it. */
export function rowOfDeckCard(card: DeckCard, cardId: string, position: number): Card {
  const { round = null, reserve = null, ...rest } = card
  return { ...rowOfNewCard({ ...rest, round: null }, cardId, position), round, reserve }
}

/** A round belongs to a table, and what a round brings is no reserve (HQ-TRG-2); what is assigned is personal (HQ-DEC-1). */
function requirePlan(card: Card): void {
  if (card.round !== null && (card.tableId === null || card.reserve !== null)) throw new RuleError('E_CARD_PLAN')
  if (card.assigneeId !== null && card.decision !== 'personal') throw new RuleError('E_MODE')
}

/** Everything a card of the deck names must exist; `coming`: ids of cards that arrive together with it. */
export function requireDeckReferences(state: CampaignState, card: Card, coming: ReadonlySet<string>): void {
  const has = (rows: object, id: string | null | undefined) => id === null || id === undefined || Object.hasOwn(rows, id)
  if (!has(state.gameTables, card.tableId)) throw new RuleError('E_UNKNOWN', { what: 'table' })
  if (!has(state.people, card.assigneeId)) throw new RuleError('E_UNKNOWN', { what: 'person' })
  for (const effect of effectsOf(card)) {
    if (effect.t === 'issue' && !coming.has(effect.cardId) && !has(state.cards, effect.cardId))
      throw new RuleError('E_UNKNOWN', { what: 'card' })
    if (effect.t === 'grant' && !has(state.gameTables, effect.map)) throw new RuleError('E_UNKNOWN', { what: 'table' })
  }
}

/** Refuses what no deck may hold, in the order: what exists, the plan, the rules of its kind. */
export function requireDeckCard(state: CampaignState, card: Card, coming: ReadonlySet<string>): void {
  requireDeckReferences(state, card, coming)
  requirePlan(card)
  requireFit(card)
}

/**
 * Keys of ways by which records still know them: announcements and consequences of a card that was in play once. A text of the card that
 * has no such key any more is refused, since they could not be told.
 */
export function requireWaysKept(state: Pick<CampaignState, 'announcements' | 'consequences'>, cardId: string, ways: Card['ways']): void {
  const announced = Object.values(state.announcements).flatMap(({ subject }) =>
    subject.s === 'card' && subject.cardId === cardId ? [subject.wayId] : [],
  )
  const taken = Object.values(state.consequences).flatMap((record) => (record.cardId === cardId ? (record.wayId ?? []) : []))
  const lost = [...announced, ...taken].find((wayId) => !ways.some(({ id }) => id === wayId))
  if (lost !== undefined) throw new RuleError('E_WAY_REFERRED', { way: lost })
}

/** Cards whose effects bring this one. */
export const bringersOf = (state: Pick<CampaignState, 'cards'>, cardId: string): Card[] =>
  Object.values(state.cards).filter(
    (card) => card.id !== cardId && effectsOf(card).some((effect) => effect.t === 'issue' && effect.cardId === cardId),
  )

/** Same card apart from how often it was edited. */
export const sameCard = (a: Card, b: Card): boolean => sameJson({ ...a, version: 0 }, { ...b, version: 0 })
