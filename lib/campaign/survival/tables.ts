import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, name, optionalId, optionalMoment, position } from '../columns'

const names = z.array(name).max(200)
export const shipStatuses = ['battle', 'out', 'left'] as const
export const finalResult = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)])
export type FinalResult = z.infer<typeof finalResult>

/** What a result means for one ship and its named people (SURV-5, SURV-6). */
export const outcome = z.strictObject({
  dead: names,
  heavy: names,
  medium: names,
  light: names,
  /** Components gone for good. */
  lost: names,
  /** Cannot move itself. */
  immobile: z.boolean(),
  /** The ship had no named crew (SURV-7). */
  unnamed: z.boolean(),
})
export type SurvivalOutcome = z.infer<typeof outcome>
const verdict = z.strictObject({ result: finalResult, outcome })
export type Verdict = z.infer<typeof verdict>

export const survivalTables = {
  /** Ships whose fate is told after the battle, from whatever battle they come. */
  ships: table(
    z.strictObject({
      id,
      name,
      side: name,
      /** The table on which it fights. */
      tableId: optionalId,
      captain: z.string().max(120),
      /** The player whose ship it is. */
      ownerId: optionalId,
      /** Named people in their order (FLT-PRO-12). */
      crew: names,
      components: names,
      /** Out of action, or left the table and never to roll (SURV-1). */
      status: z.enum(shipStatuses),
      /** What took it out, in words (FLT-DMG-5). */
      cause: z.string().max(200).nullable(),
      outAt: optionalMoment,
      position,
    }),
  ),
  /** The survival roll of a ship, id = ship. Absent: not rolled. */
  survival: table(
    z.strictObject({
      id,
      shipId: id,
      /** All dice in order; the last one stands (SURV-4). */
      dice: z.array(z.number().int().min(1).max(6)).min(1),
      modifiers: z.number().int().min(0),
      rerolls: z.number().int().min(0),
      rolledAt: moment,
      finalAt: optionalMoment,
      /** What the rules made of it when it became final. */
      computed: verdict.nullable(),
      /** A master's own verdict; it wins while it stands. */
      override: verdict.nullable(),
    }),
    { fixed: ['dice', 'modifiers', 'rerolls', 'finalAt', 'computed', 'override'] },
  ),
  /** What the ceremony on the wall shows (EP-35), one row with the id `ceremony`; absent: no ceremony. */
  ceremony: table(
    z.strictObject({
      id: z.literal('ceremony'),
      /** Ships in the order of the evening. */
      shipIds: z.array(id),
      /** The one on the wall; null: the list of those to come. */
      shipId: optionalId,
    }),
  ),
}
