import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, optionalId, optionalMoment, position, text } from '../columns'
import { aidIds } from './tables'

const whole = z.number().int().positive()
export const donationStates = ['declared', 'confirmed', 'rejected', 'withdrawn'] as const

/** How HQ comes by what it has besides cards, and what becomes of it. */
export const hqSupplyTables = {
  /** Gifts to a pool, declared by a player or taken down by a master (HQ-RES-8, EP-32). БЧС is never among them (HQ-RES-5). */
  donations: table(
    z.strictObject({
      id,
      /** Null: somebody who is not in the system; then `giver` says who. */
      byId: optionalId,
      giver: z.string().max(120),
      pool: z.enum(['energy', 'resources']),
      amount: whole,
      state: z.enum(donationStates),
      at: moment,
      /** When it was confirmed, rejected or withdrawn. */
      closedAt: optionalMoment,
      position,
    }),
    { fixed: ['state', 'closedAt'] },
  ),
  /** Resources against currencies (HQ-RES-9). `units`: of the currency, taken (in) or given (out). */
  exchanges: table(
    z.strictObject({ id, dir: z.enum(['in', 'out']), currency: z.string().min(1).max(60), n: whole, units: whole, at: moment, position }),
  ),
  /** Things got for Resources (HQ-RES-11). */
  acquisitions: table(z.strictObject({ id, text, n: whole, at: moment, position })),
  /** Help that left the stock (HQ-BAT-3, HQ-CON-4): to a table (`cp`) or to a ship. */
  aidUses: table(
    z.strictObject({
      id,
      aid: z.enum(aidIds),
      tableId: optionalId,
      shipId: optionalId,
      /** Null: a card gave it to its table by itself. */
      byId: optionalId,
      spokenBy: z.array(id),
      at: moment,
      position,
    }),
  ),
}
