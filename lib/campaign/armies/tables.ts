import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, name, optionalId, optionalMoment, position } from '../columns'

/** Kinds of units (macrobattle reference, section 1). Officers are rows of `officers`. */
export const unitKinds = ['LI', 'MU', 'PK', 'LC', 'DR', 'HC', 'FA', 'HA', 'SB'] as const
export type UnitKind = (typeof unitKinds)[number]

export const armyTables = {
  armies: table(
    z.strictObject({
      id,
      name,
      stateId: id,
      sectorId: id,
      /** Crossing into this sector, event milliseconds (MB-CON-3). */
      presentSince: moment,
      /** The controlling general; null: the master (MB-GEN-5). */
      generalId: optionalId,
      /** Further officers who may command it. */
      authorised: z.array(id),
      battleId: optionalId,
      /** Sector it last came from. */
      enteredFromId: optionalId,
      position,
    }),
  ),
  units: table(
    z.strictObject({
      id,
      armyId: id,
      kind: z.enum(unitKinds),
      name,
      position,
      /** Away on a pursuit until then (MB-PUR-6), and where. */
      awayUntil: optionalMoment,
      awaySectorId: optionalId,
    }),
  ),
}
