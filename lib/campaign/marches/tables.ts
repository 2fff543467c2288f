import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { duration, id, minutes, moment, optionalId, optionalMoment, position, text } from '../columns'

/** How a rider goes: hidden, openly as an envoy, or showing the passes he bears (EP-13). Armies have no use for it. */
export const passages = ['hidden', 'envoy', 'pass'] as const
export type Passage = (typeof passages)[number]

export const marchTables = {
  /** Written orders as accepted (MB-MAP-3); the text goes to the master alone (MB-INF-5). */
  orders: table(
    z.strictObject({
      id,
      number: z.number().int().positive(),
      /** The person who gave it, or for whom the master did. */
      byId: id,
      armyIds: z.array(id),
      officerIds: z.array(id),
      /** Sectors in order of travel, at least one. */
      route: z.array(id).min(1),
      /** Ordered duration of each crossing in minutes; null: the minimum (MB-MAP-7). */
      minutes: minutes.nullable(),
      joinsBattle: z.boolean(),
      passage: z.enum(passages),
      text,
      at: moment,
      happenedAt: optionalMoment,
    }),
    { fixed: ['number', 'byId', 'at'] },
  ),
  /** One crossing under way of one body: an army or a lone officer (MB-MAP-8). Deleted when it ends. */
  marches: table(
    z.strictObject({
      id,
      orderId: id,
      /** Order of acceptance (MB-MAP-14). */
      orderNumber: position,
      armyId: optionalId,
      officerId: optionalId,
      fromId: id,
      toId: id,
      /** Sectors still to come after `toId` (MB-MAP-12). */
      rest: z.array(id),
      startAt: moment,
      durationMs: duration,
      crossed: z.boolean(),
      joinsBattle: z.boolean(),
      passage: z.enum(passages),
      /** The battle this body left by an edge: until its crossing it is out of it and meets nobody there (MB-BAT-EDG-8). */
      leftBattleId: optionalId,
    }),
    { fixed: ['orderId', 'orderNumber', 'armyId', 'officerId'] },
  ),
  /**
   * When the last march of a body ended; the id is the army's or the lone officer's. Nobody sets off before he was at rest, backdated or
   * not (EP-1, MB-MAP-11).
   */
  halts: table(z.strictObject({ id, at: moment })),
  /** The rest of what an order said, shown to the master when its body has arrived (EP-3), until somebody has dealt with it. */
  instructions: table(
    z.strictObject({ id, orderId: id, armyId: optionalId, officerId: optionalId, sectorId: id, text, at: moment, doneAt: optionalMoment }),
    { fixed: ['orderId', 'armyId', 'officerId', 'at'] },
  ),
}
