import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment } from '../columns'

/** What the master may stop by itself: a march of an army, the ride of a courier, a card of HQ, a battle (EP-5). */
export const holdKinds = ['march', 'card', 'battle'] as const
export type HoldKind = (typeof holdKinds)[number]

export const holdTables = {
  /**
   * Things stopped with their own clock while the event goes on (EP-5). The id is `<kind>/<itemId>`; `at` is the event moment from which
   * its time stands. Letting it go moves its deadlines on by the time held.
   */
  holds: table(z.strictObject({ id: z.string().min(1).max(120), kind: z.enum(holdKinds), itemId: id, at: moment, byId: id }), {
    fixed: ['kind', 'itemId', 'byId'],
  }),
}
