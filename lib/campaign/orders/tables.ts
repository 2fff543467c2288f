import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { passages } from '../marches/tables'
import { id, minutes, moment, name, optionalId, optionalMoment, position, text } from '../columns'

/** Which rule an order breaks: code and parameters of the refusal, from which its sentence is made. */
const refusal = z.strictObject({ code: z.string().min(1).max(60), params: z.record(z.string(), z.json()) })

/** A part that the order sends off from an army (MB-MAP-9). */
export const orderPart = z.strictObject({
  armyId: id,
  unitIds: z.array(id).min(1).max(500),
  officerIds: z.array(id).max(500),
  /** Name of the new army; null: the old name with a number. */
  name: name.nullable(),
})

/** Name of a kept photo: SHA-256 of its bytes and its format. */
export const photoName = z.string().regex(/^[0-9a-f]{64}\.(jpg|png|webp)$/)

export const orderTables = {
  /** Orders handed over on paper (EP-2): photographed by a helper, typed in by a master. Which master has taken one is in `claims`. */
  papers: table(
    z.strictObject({
      id,
      /** Written on the paper; counts papers alone. */
      number: position,
      /** Whose order it is, from the button pressed; null: nobody's we know. */
      stateId: optionalId,
      /** Null until the photo has come through. */
      photo: photoName.nullable(),
      /** When the shutter was pressed: event milliseconds, and UTC milliseconds. */
      stampAt: moment,
      stampUtc: z.number(),
      /** When the server heard of it, event milliseconds. */
      at: moment,
      /** The helper or master who took it. */
      takenById: id,
      status: z.enum(['waiting', 'entered', 'returned']),
      /** Orders it became, in their order; those that start later join when they do (`pendingOrders.paperId`). */
      orderIds: z.array(id),
      /** Who is told of its return; null: only the slip tells him. */
      authorId: optionalId,
      /** Why it goes back in the master's words, and the rule it breaks. */
      returnReason: text,
      refusal: refusal.nullable(),
      /** When it was entered or returned. */
      closedAt: optionalMoment,
    }),
    { fixed: ['number', 'stampUtc', 'at', 'takenById', 'photo'] },
  ),
  /**
   * Orders that are not carried out yet: a player's that the master has not accepted (`inbox`), or one that starts later (`planned`,
   * «выступить в 15:00»). `returned`: it broke a rule or the master sent it back, never lost (EP-2).
   */
  pendingOrders: table(
    z.strictObject({
      id,
      byId: id,
      armyIds: z.array(id),
      parts: z.array(orderPart),
      officerIds: z.array(id),
      route: z.array(id).min(1),
      minutes: minutes.nullable(),
      joinsBattle: z.boolean(),
      passage: z.enum(passages),
      text,
      /** Event moment from which the bodies march; null: as soon as it is accepted. */
      startAt: optionalMoment,
      status: z.enum(['inbox', 'planned', 'started', 'returned', 'withdrawn']),
      returnReason: text,
      refusal: refusal.nullable(),
      /** The order it became. */
      orderId: optionalId,
      /** The paper it was written on. */
      paperId: optionalId,
      at: moment,
      closedAt: optionalMoment,
      position,
    }),
    { fixed: ['byId', 'at', 'status', 'orderId', 'paperId', 'position'] },
  ),
}
