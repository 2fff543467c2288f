import { z } from 'zod'
import { usualComponents } from '@/lib/campaign/survival/components'
import { tables } from '@/lib/campaign/state'
import { packId, packReference } from './columns'

const card = tables.cards.row.shape
const way = card.ways.element.shape
const pool = tables.pools.row.shape
const camp = tables.camp.row.shape
const gameTable = tables.gameTables.row.shape
const stake = gameTable.stakes.element.shape
const ship = tables.ships.row.shape

export const packWay = z.strictObject({
  id: packId,
  text: way.text,
  /** Whole amounts of energy, resources, bchs; what is not named is 0. */
  cost: way.cost.default({}),
  /** Condition that the master marks as fulfilled (HQ-CRI-3). */
  requirement: z.string().min(1).max(400).nullable().default(null),
  effects: way.effects.default([]),
  /** What the record of consequences says (HQ-CON-2). */
  consequence: way.consequence,
})

const packIfNot = z.strictObject({ text: card.description, effects: way.effects.default([]) })

export const packAggravation = z.strictObject({
  kind: z.enum(['choice', 'condition']),
  text: card.description,
  /** What the choice itself costs (HQ-CRI-9). */
  cost: way.cost.nullable().default(null),
  /** Added to the cost of every way. */
  addCost: way.cost.nullable().default(null),
  /** Minutes by which the deadline comes earlier. */
  minusMin: z.number().int().nonnegative().max(100_000).nullable().default(null),
  /** Replaces text and effects of the card's own `ifNot`. */
  ifNot: packIfNot.nullable().default(null),
  /** What a choice to aggravate gives at once (EP-36). */
  gives: way.effects.optional(),
})

export const packCard = z.strictObject({
  id: packId,
  kind: card.kind,
  title: card.title,
  /** Table and round that bring it (HQ-TRG-2); a table alone is what it is about. */
  table: packReference,
  round: card.round.default(null),
  /** Place in the reserve list; null: not in it. */
  reserve: card.reserve.default(null),
  topic: card.topic.default('other'),
  description: card.description,
  overcome: card.overcome.default(''),
  ifNot: packIfNot.nullable().default(null),
  ways: z.array(packWay).min(1).max(12),
  aggravation: packAggravation.nullable().default(null),
  decision: card.decision,
  /** The only volunteer who may decide it (HQ-DEC-1). */
  assignee: packReference,
  deadline: card.deadline.default({ kind: 'eventEnd' }),
})

export const packTable = z.strictObject({
  id: packId,
  name: gameTable.name,
  about: gameTable.about.default(''),
  host: packReference,
  sector: packReference,
  /** Crossings from its sector to HQ's (HQ-COU-2). */
  hops: gameTable.hops.default(0),
  /** Command points per round of each side. */
  cpLimit: gameTable.cpLimit.default({}),
  stakes: z
    .array(
      z.strictObject({
        id: packId,
        name: stake.name,
        /** Worst to best for HQ's side (HQ-MAP-2). */
        outcomes: stake.outcomes,
        /** Where it stands at the start; null: the middle. */
        index: stake.index.nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
})

/** A ship whose fate may be told after its battle, with the people and the systems that its roll may strike (SURV-6, FLT-PRO-12). */
export const packShip = z.strictObject({
  id: packId,
  name: ship.name,
  side: ship.side,
  /** The table on which it fights. */
  table: packReference,
  captain: ship.captain.default(''),
  /** The player whose ship it is. */
  owner: packReference,
  /** Named people in their order. */
  crew: ship.crew.default([]),
  components: ship.components.default(usualComponents),
})

export const packHq = z.strictObject({
  pools: z.strictObject({ energy: pool.start, resources: pool.start, bchs: pool.start }),
  camp: z.strictObject({ defence: camp.defence, support: camp.support }).default({ defence: 0, support: 0 }),
  tables: z.array(packTable).max(50).default([]),
  cards: z.array(packCard).max(1000).default([]),
  ships: z.array(packShip).max(500).default([]),
})

export type PackCard = z.infer<typeof packCard>
export type PackTable = z.infer<typeof packTable>
export type PackShip = z.infer<typeof packShip>
export type PackHq = z.infer<typeof packHq>
