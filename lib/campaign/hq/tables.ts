import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, minutes, moment, name, optionalId, optionalMoment, position, text } from '../columns'

export const poolIds = ['energy', 'resources', 'bchs'] as const
export type PoolId = (typeof poolIds)[number]
export const aidIds = ['cp', 'reroll', 'plus1'] as const

const amount = z.number().int().nonnegative()
/** A cost: whole amounts of some pools (HQ-GEN-5). */
export const cost = z.strictObject({ energy: amount.optional(), resources: amount.optional(), bchs: amount.optional() })
export type Cost = z.infer<typeof cost>

export const effect = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('pool'), pool: z.enum(poolIds), delta: z.number().int() }),
  z.strictObject({ t: z.literal('camp'), defence: z.number().int().optional(), support: z.number().int().optional() }),
  z.strictObject({ t: z.literal('grant'), aid: z.enum(aidIds), n: z.number().int().positive(), map: id.optional() }),
  z.strictObject({ t: z.literal('issue'), cardId: id }),
])
export type Effect = z.infer<typeof effect>

const ifNot = z.strictObject({ text, effects: z.array(effect) })
const requirement = z.strictObject({ text, fulfilled: z.boolean() })
export const way = z.strictObject({ id, text, cost, requirement: requirement.nullable(), effects: z.array(effect), consequence: text })
export const aggravation = z.strictObject({
  kind: z.enum(['choice', 'condition']),
  text,
  cost: cost.nullable(),
  addCost: cost.nullable(),
  minusMin: z.number().int().nonnegative().max(100_000).nullable(),
  ifNot: ifNot.nullable(),
  /** What making it worse on purpose gives at once: that is what tempts (EP-36). */
  gives: z.array(effect).optional(),
})
export type Aggravation = z.infer<typeof aggravation>
export const deadline = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('timer'), minutes }),
  z.strictObject({ kind: z.literal('eventEnd') }),
])
/** What closing a card changed, cost included: what a reversal takes back (HQ-DEC-12). Whole amounts, negative for losses. */
const change = z.strictObject({
  energy: z.number().int(),
  resources: z.number().int(),
  bchs: z.number().int(),
  defence: z.number().int(),
  support: z.number().int(),
  cp: z.number().int(),
  reroll: z.number().int(),
  plus1: z.number().int(),
})
export type Change = z.infer<typeof change>
/**
 * What the winner of the Gigantomachia picks: one step of a stake of a finished table, a point of a running one (HQ-GIG-3, -4), or
 * words where the event leaves the influence free (AMB-H26).
 */
export const strikeChoice = z.strictObject({
  stake: id.optional(),
  /** 1: better for HQ's side, −1: worse. */
  step: z.union([z.literal(1), z.literal(-1)]).optional(),
  /** Point of the battle map, in its own measure. */
  point: z.tuple([z.number(), z.number()]).optional(),
  text: z.string().trim().min(1).max(400).optional(),
})
export type StrikeChoice = z.infer<typeof strikeChoice>
const aidFor = z.strictObject({ aid: z.enum(aidIds), target: id })
/** One help for a ship (`reroll`, `plus1`) or a table (`cp`). */
export type AidFor = z.infer<typeof aidFor>
/**
 * What an announcement is about: a way of a card, aggravating it on purpose (HQ-CRI-8), help from the stock, one or with
 * `word.batch` a list (HQ-BAT-4, HQ-BAT-5), the winner's intervention (HQ-GIG-5).
 */
export const subject = z.discriminatedUnion('s', [
  z.strictObject({ s: z.literal('card'), cardId: id, wayId: id }),
  z.strictObject({ s: z.literal('aggravate'), cardId: id }),
  z.strictObject({ s: z.literal('aid'), aid: z.enum(aidIds), target: id }),
  z.strictObject({ s: z.literal('aids'), list: z.array(aidFor).min(1).max(40) }),
  z.strictObject({ s: z.literal('strike'), map: id, choice: strikeChoice }),
])
export type Subject = z.infer<typeof subject>
export const announcementOutcomes = ['taken', 'lapsed', 'failed', 'cancelled'] as const
export const cardStates = ['hidden', 'open', 'overcome', 'failed', 'accepted', 'refused', 'missed', 'withdrawn'] as const

export const hqTables = {
  /** Energy, Resources, БЧС (HQ-RES-1). */
  pools: table(z.strictObject({ id: z.enum(poolIds), value: amount, start: amount })),
  /** Crises and prospects (HQ-CRD-1). */
  cards: table(
    z.strictObject({
      id,
      kind: z.enum(['crisis', 'prospect']),
      title: name,
      /** Table and round that bring it; null: by hand or from the reserve. */
      tableId: optionalId,
      round: z.number().int().positive().nullable(),
      topic: z.enum(['umbra', 'site', 'regatta', 'metro', 'npc', 'faction', 'other']),
      description: text,
      /** How to overcome, in words; what each way costs is in `ways`. */
      overcome: text,
      ifNot: ifNot.nullable(),
      ways: z.array(way).min(1),
      aggravation: aggravation.nullable(),
      decision: z.enum(['personal', 'collective']),
      assigneeId: optionalId,
      deadline,
      state: z.enum(cardStates),
      openedAt: optionalMoment,
      due: optionalMoment,
      aggravated: z.boolean(),
      version: z.number().int().positive(),
      decidedById: optionalId,
      spokenBy: z.array(id),
      /** Place in the reserve list; null: not in it. */
      reserve: z.number().int().nullable(),
      position,
    }),
  ),
  /** One record per closed card (HQ-CON-2). */
  consequences: table(
    z.strictObject({
      id,
      cardId: id,
      outcome: z.enum(['overcome', 'failed', 'accepted', 'refused', 'missed']),
      text,
      /** The way taken; null when nobody decided. */
      wayId: optionalId,
      change,
      decidedById: optionalId,
      spokenBy: z.array(id),
      at: moment,
      struck: z.boolean(),
      position,
    }),
  ),
  /** The battles that bring cards: the maps of hq.md, tables (столы) to the players. */
  gameTables: table(
    z.strictObject({
      id,
      name,
      about: text,
      hostId: optionalId,
      state: z.enum(['notStarted', 'running', 'finished']),
      round: z.number().int().nonnegative(),
      /** The master's alert: a round that brought no card, until one is issued by hand (HQ-TRG-2); null: none. */
      roundWithoutCard: z.number().int().positive().nullable(),
      winner: z.string().nullable(),
      /** Command point limit by side (FLT-CMD). */
      cpLimit: z.record(z.string(), z.number().int()),
      stakes: z.array(z.strictObject({ id, name, outcomes: z.array(text).min(1), index: z.number().int().nonnegative() })),
      sectorId: optionalId,
      hops: z.number().int().nonnegative(),
      position,
    }),
  ),
  /** The humanitarian camp (HQ-CAM-2), one row with the id `camp`. */
  camp: table(
    z.strictObject({
      id: z.literal('camp'),
      defence: z.number().int().min(0).max(3),
      support: z.number().int().min(0).max(3),
      gained: z.array(z.string()),
    }),
  ),
  /** Stock of help for battles (HQ-BAT-3). */
  aids: table(z.strictObject({ id: z.enum(aidIds), stock: amount })),
  /** Announcements of the word (HQ-DEC-3). At most one is open (HQ-DEC-6); those that ended stay, so that a late word learns why. */
  announcements: table(
    z.strictObject({
      id,
      byId: id,
      subject,
      at: moment,
      ends: moment,
      quorum: z.number().int().min(2),
      words: z.array(id),
      /** How it ended; null: it is open. */
      outcome: z.enum(announcementOutcomes).nullable(),
    }),
  ),
}
