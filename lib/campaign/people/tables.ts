import { z } from 'zod'
import { roles } from '@/lib/kernel/command'
import { table } from '@/lib/kernel/table'
import { id, name, optionalId, position } from '../columns'

export const ranks = ['marshal', 'general', 'colonel', 'lower'] as const

export const peopleTables = {
  /** Everybody known to the event. Player and character are two things (EP-11). Accounts live outside the campaign. */
  people: table(
    z.strictObject({
      id,
      player: name,
      character: name,
      nickname: z.string().max(60).nullable(),
      stateId: optionalId,
      roles: z.array(z.enum(roles)).max(roles.length),
      /** On watch (на вахте), HQ-ROL-2. */
      present: z.boolean(),
      /** Has left the event: no session, no orders. */
      left: z.boolean(),
      position,
    }),
    // Roles have their own command, which keeps a last master.
    { fixed: ['roles'] },
  ),
  /** Officer figures (MB-GEN-4); the id is the person's. */
  officers: table(
    z.strictObject({
      id,
      rank: z.enum(ranks),
      /** Lower is senior among equals. */
      seniority: z.number().int(),
      horse: z.enum(['fit', 'wounded', 'dead']),
      /** The army he rides with; null for a lone officer. */
      armyId: optionalId,
      sectorId: id,
      status: z.enum(['free', 'captive', 'wounded', 'executed']),
      /** State that holds him captive. */
      captorId: optionalId,
    }),
  ),
}
