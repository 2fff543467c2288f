import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment } from '../columns'

export const roomTables = {
  /** Who is checked in at the table's room (`info.flagsWhere`), id = person. Nobody checks himself in. */
  checkIns: table(z.strictObject({ id, at: moment, how: z.enum(['start', 'master', 'host', 'code']) })),
  /** What a person saw when he last stood at the table, id = person: rows of the table's views by name, as they were. */
  lastKnown: table(z.strictObject({ id, at: moment, views: z.record(z.string(), z.record(z.string(), z.json())) }), {
    fixed: ['at', 'views'],
  }),
}
