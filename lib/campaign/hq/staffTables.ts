import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalId, optionalMoment, position, text } from '../columns'
import { strikeChoice } from './tables'

export const dispatchStates = ['underway', 'delivered', 'lost'] as const
export const strikeStates = ['locked', 'available', 'used', 'void'] as const

/** People of HQ, what travels between HQ and the tables, and what is promised. */
export const hqStaffTables = {
  /** Letters between tables and HQ, and cards that travel with a courier (HQ-COU-2, HQ-COU-3, EP-31). */
  dispatches: table(
    z.strictObject({
      id,
      way: z.enum(['toHq', 'fromHq']),
      /** The table it comes from or goes to. */
      tableId: id,
      byId: id,
      text,
      /** The card that opens when it arrives (`courier.cards = delayed`). */
      cardId: optionalId,
      /** The letter it answers. */
      answersId: optionalId,
      sentAt: moment,
      /** When it arrives by itself (mode `delay`, or a master's delay); null: somebody marks it. */
      arrivesAt: optionalMoment,
      /** The courier who has taken it. */
      courierId: optionalId,
      deliveredAt: optionalMoment,
      state: z.enum(dispatchStates),
      position,
    }),
    { fixed: ['state', 'deliveredAt'] },
  ),
  /** Who was on watch from when to when (EP-30). */
  watches: table(
    z.strictObject({
      id,
      personId: id,
      since: moment,
      until: optionalMoment,
      /** When this person last did anything; ten silent minutes are asked about. */
      heardAt: moment,
      askedAt: optionalMoment,
      position,
    }),
  ),
  /** Cards that open by themselves at a moment: those of missed rounds, and those of tables that began together (EP-21). */
  openings: table(z.strictObject({ id, cardId: id, at: moment, from: z.enum(['schedule', 'reserve', 'hand', 'effect']), position })),
  /** The winner's intervention (HQ-GIG), one row with the id `strike`. */
  interventions: table(
    z.strictObject({
      id: z.literal('strike'),
      state: z.enum(strikeStates),
      /** The side that has or had it. */
      side: z.string().nullable(),
      tableId: optionalId,
      choice: strikeChoice.nullable(),
      at: optionalMoment,
      /** What the winner does with the routes (HQ-GIG-6); null: nothing said yet. */
      roads: z.enum(['none', 'filtering', 'blockade']).nullable(),
    }),
  ),
  /** Promises given during the game (HQ-CON-4, EP-45). */
  promises: table(
    z.strictObject({
      id,
      text,
      /** Who answers for it; null: `owner` names somebody who is not in the system. */
      ownerId: optionalId,
      owner: z.string().max(120),
      cardId: optionalId,
      tableId: optionalId,
      /** By when, in words. */
      term: z.string().max(120),
      state: z.enum(['open', 'kept', 'broken']),
      at: moment,
      position,
    }),
  ),
}
