import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment } from '../columns'

export const callTables = {
  /** Calls to the table that stand on the walls now (EP-9): who, where to, since when, until when. Never why. */
  calls: table(z.strictObject({ id, personId: id, place: z.string().max(80), at: moment, until: moment }), { fixed: ['personId', 'at'] }),
}
