import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalMoment } from '../columns'

export const allegianceTables = {
  /** A player took another character (EP-11): the row of the new person says who he was before. His login leads to the new one. */
  characterChanges: table(z.strictObject({ id, formerId: id, at: moment }), { fixed: ['formerId', 'at'] }),
  /**
   * An officer who will change sides (EP-11): until the moment comes only the masters know. `at` null: the master says when. `armyIds`
   * and `officerIds` go over with him.
   */
  allegianceChanges: table(
    z.strictObject({
      id,
      personId: id,
      /** The state he goes over to. */
      joinsId: id,
      armyIds: z.array(id).max(200),
      officerIds: z.array(id).max(200),
      /** Whether those who stand beside former friends meet them at once, or only when somebody next moves there. */
      contact: z.enum(['now', 'later']),
      at: optionalMoment,
      decidedAt: moment,
      byId: id,
    }),
    { fixed: ['personId', 'decidedAt', 'byId'] },
  ),
}
