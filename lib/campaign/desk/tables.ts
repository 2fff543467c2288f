import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalId, optionalMoment, text } from '../columns'

/** What a reminder stands on; null: on nothing but its time. */
export const reminderSubjects = ['sector', 'army', 'person'] as const

export const deskTables = {
  /** A master's note on a territory, an army or a person, with a time (EP-10). It is gone when somebody has dealt with it. */
  reminders: table(
    z.strictObject({
      id,
      about: z.enum(reminderSubjects).nullable(),
      aboutId: optionalId,
      text,
      at: moment,
      byId: id,
      /** When its time came; null: still to come. */
      rangAt: optionalMoment,
    }),
    { fixed: ['byId', 'rangAt'] },
  ),
  /** Which master has taken which item of the queue (EP-8). The id is `<kind>/<itemId>`; kinds are the queue's, whatever they are. */
  claims: table(z.strictObject({ id: z.string().min(1).max(160), kind: z.string().min(1).max(60), itemId: id, byId: id, at: moment }), {
    fixed: ['kind', 'itemId', 'at'],
  }),
  /** What one shift of masters leaves to the next (EP-8). */
  handovers: table(z.strictObject({ id, byId: id, text, at: moment, readById: optionalId, readAt: optionalMoment }), {
    fixed: ['byId', 'at'],
  }),
  /** Commands given without saying why: the reason is asked in quiet time (EP-7). The id is that of the command. */
  deferredReasons: table(
    z.strictObject({
      id: z.string().min(1).max(200),
      /** Type of the command. */
      command: z.string().min(1).max(80),
      /** What it was about, as far as one id tells. */
      subjectId: optionalId,
      byId: id,
      at: moment,
    }),
    { fixed: ['command', 'subjectId', 'byId', 'at'] },
  ),
}
