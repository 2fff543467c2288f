import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalMoment } from '../columns'

export const noticeTables = {
  /** Something a person must read; it waits until he did (DESIGN §6). `kind` names its sentence in the catalogue, `params` fill it. */
  notices: table(
    z.strictObject({
      id,
      personId: id,
      kind: z.string().min(1).max(60),
      params: z.record(z.string(), z.json()),
      at: moment,
      deliveredAt: optionalMoment,
      readAt: optionalMoment,
    }),
    { fixed: ['personId', 'at'] },
  ),
}
