import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id, name, text } from '../columns'
import type { Card } from '../state'
import { aggravation, cost, deadline, effect, poolIds, type Effect } from './tables'

const ifNot = z.strictObject({ text, effects: z.array(effect) })
const requirement = z.strictObject({ text, fulfilled: z.boolean() })
const way = z.strictObject({ id, text, cost, requirement: requirement.nullish(), effects: z.array(effect), consequence: text })
const worse = aggravation.partial({ cost: true, addCost: true, minusMin: true, ifNot: true })
/**
 * A new card as a master writes it (interface Card of section 13): what it does not have may be left out. Nothing has happened to
 * it yet, so the columns of its life may only say so.
 */
export const newCard = z.strictObject({
  /** Chosen by the master if it is free; becomes the key of a row. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9][\w-]{0,79}$/)
    .optional(),
  kind: z.enum(['crisis', 'prospect']),
  title: name,
  map: id.nullish(),
  topic: z.enum(['umbra', 'site', 'regatta', 'metro', 'npc', 'faction', 'other']).default('other'),
  description: text,
  overcome: text.default(''),
  ifNot: ifNot.nullish(),
  ways: z.array(way).min(1),
  aggravation: worse.nullish(),
  decision: z.enum(['personal', 'collective']),
  assignee: id.nullish(),
  deadline,
  round: z.null().optional(),
  state: z.literal('hidden').optional(),
  aggravated: z.literal(false).optional(),
  version: z.literal(1).optional(),
})
export type NewCard = z.infer<typeof newCard>

/** The row of a new card, hidden until it is issued. */
export function rowOfNewCard(card: NewCard, cardId: string, position: number): Card {
  const { aggravation: worse } = card
  return {
    id: cardId,
    kind: card.kind,
    title: card.title,
    tableId: card.map ?? null,
    round: null,
    topic: card.topic,
    description: card.description,
    overcome: card.overcome,
    ifNot: card.ifNot ?? null,
    ways: card.ways.map((one) => ({ ...one, requirement: one.requirement ?? null })),
    aggravation: worse
      ? {
          kind: worse.kind,
          text: worse.text,
          cost: worse.cost ?? null,
          addCost: worse.addCost ?? null,
          minusMin: worse.minusMin ?? null,
          ifNot: worse.ifNot ?? null,
          ...(worse.gives ? { gives: worse.gives } : {}),
        }
      : null,
    decision: card.decision,
    assigneeId: card.assignee ?? null,
    deadline: card.deadline,
    state: 'hidden',
    openedAt: null,
    due: null,
    aggravated: false,
    version: 1,
    decidedById: null,
    spokenBy: [],
    reserve: null,
    position,
  }
}

type Terms = Pick<Card, 'kind' | 'decision' | 'aggravation' | 'ifNot'> & { ways: Pick<Card['ways'][number], 'id' | 'cost' | 'effects'>[] }

const isLoss = (effect: Effect): boolean =>
  (effect.t === 'pool' && effect.delta < 0) || (effect.t === 'camp' && ((effect.defence ?? 0) < 0 || (effect.support ?? 0) < 0))

/**
 * What makes a card unfit to be saved, as the code of its refusal, or null: a crisis with a way that costs nothing (HQ-CRI-2), a
 * prospect that brings nothing or takes something when refused or missed (HQ-PRO-2), a prospect without its two ways or personal
 * (HQ-PRO-4), two ways of one id. Import of scenarios uses it too.
 */
export function cardFault(card: Terms): 'E_MODE' | 'E_WAY' | 'E_CARD_COST' | 'E_CARD_REWARD' | null {
  const wayIds = card.ways.map((one) => one.id)
  if (new Set(wayIds).size < wayIds.length) return 'E_WAY'
  if (card.kind === 'crisis') return card.ways.some((one) => poolIds.every((pool) => !one.cost[pool])) ? 'E_CARD_COST' : null
  if (card.decision !== 'collective') return 'E_MODE'
  const accept = card.ways.find((one) => one.id === 'accept')
  const refuse = card.ways.find((one) => one.id === 'refuse')
  if (!accept || !refuse || card.ways.length !== 2) return 'E_WAY'
  const gain = (pool: string) =>
    accept.effects.reduce((sum, effect) => (effect.t === 'pool' && effect.pool === pool ? sum + effect.delta : sum), 0)
  const brings = poolIds.some((pool) => gain(pool) - (accept.cost[pool] ?? 0) > 0)
  const takes = refuse.effects.some(isLoss) || poolIds.some((pool) => refuse.cost[pool]) || card.ifNot !== null || card.aggravation !== null
  return brings && !takes ? null : 'E_CARD_REWARD'
}

export function requireFit(card: Card): void {
  const fault = cardFault(card)
  if (fault) throw new RuleError(fault)
}
