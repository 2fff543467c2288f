import type { Card } from '../state'
import { poolIds, type Aggravation, type Cost } from './tables'

/** What a card asks for at this moment: pure readings of one card, aggravation included (HQ-CRI-8). */
export type Way = Card['ways'][number]

const add = (a: Cost, b: Cost | null): Cost =>
  Object.fromEntries(poolIds.map((pool) => [pool, (a[pool] ?? 0) + (b?.[pool] ?? 0)] as const).filter(([, n]) => n > 0))

/** What a way costs now. */
export const costNow = (card: Pick<Card, 'aggravated' | 'aggravation'>, way: Way): Cost =>
  add(way.cost, card.aggravated ? (card.aggravation?.addCost ?? null) : null)

/** What comes true now if the card is not overcome. */
export const ifNotNow = (card: Pick<Card, 'aggravated' | 'aggravation' | 'ifNot'>): Card['ifNot'] =>
  (card.aggravated ? card.aggravation?.ifNot : null) ?? card.ifNot

export const wayOf = (card: Card, wayId: string): Way | null => card.ways.find((way) => way.id === wayId) ?? null

export const minutesToMs = (minutes: number): number => Math.round(minutes * 60_000)

/** Due after the aggravation: earlier by whole minutes; a card that waits for the end of the event has none (HQ-CRI-8). */
export const dueAggravated = (card: Card, aggravation: Aggravation): number | null =>
  card.due === null ? null : card.due - minutesToMs(aggravation.minusMin ?? 0)
