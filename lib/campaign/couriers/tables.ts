import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment } from '../columns'

export const courierTables = {
  /** A courier was noticed (MB-COU-5): the general hears of a suspicious person; who it was is secret (MB-INF-7). */
  suspicions: table(z.strictObject({ id, sectorId: id, at: moment, courierId: id, toldTo: z.array(id), pursued: z.boolean() })),
}
