import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalId, optionalMoment } from '../columns'

export const courierTables = {
  /** A courier was noticed (MB-COU-5): the general hears of a suspicious person; who it was is secret (MB-INF-7). */
  suspicions: table(
    z.strictObject({
      id,
      sectorId: id,
      at: moment,
      courierId: id,
      toldTo: z.array(id),
      pursued: z.boolean(),
      /** When the rider's flag left the territory; what comes of him afterwards is no business of this report (MB-PUR-4). */
      leftAt: optionalMoment,
    }),
  ),
  /** Cavalry sent after a noticed courier (MB-PUR-1). Ended ones stay. */
  pursuits: table(
    z.strictObject({
      id,
      suspicionId: id,
      sectorId: id,
      courierId: id,
      /** The general who sent it; null: the master for a state he plays. */
      generalId: optionalId,
      stateId: id,
      unitIds: z.array(id),
      at: moment,
      /** Null while the dice wait to be thrown at the table (EP-4). */
      outcome: z.enum(['caught', 'escaped']).nullable(),
      /** When the cavalry is back (MB-PUR-6); null until the master was asked (`pursuit.absenceMinutes` asked). */
      returnAt: optionalMoment,
      returned: z.boolean(),
    }),
    { fixed: ['suspicionId', 'sectorId', 'courierId', 'stateId', 'at', 'outcome', 'returned'] },
  ),
}
