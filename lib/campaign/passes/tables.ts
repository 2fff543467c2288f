import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalMoment } from '../columns'

export const passTables = {
  /** A pass of a state for one officer (EP-13): its troops let him ride through. */
  passes: table(
    z.strictObject({
      id,
      officerId: id,
      stateId: id,
      /** The person who gave it, or for whom the master did. */
      byId: id,
      at: moment,
      /** Good until then; null: until it is taken back. */
      until: optionalMoment,
    }),
    { fixed: ['officerId', 'stateId', 'byId', 'at'] },
  ),
}
