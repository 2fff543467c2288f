import { z } from 'zod'
import { table } from '@/lib/kernel/table'
import { id, moment, position } from '../columns'

export const diceTables = {
  /** Numbers that only grow: `roll`, `order`. Undo leaves them alone (DESIGN §2). */
  counters: table(z.strictObject({ id, value: z.number().int().nonnegative() }), { fixed: ['value'], outsideUndo: true }),
  /** Published promises about server dice: SHA-256 of a secret that is kept outside the campaign until it is published. */
  diceCommitments: table(
    z.strictObject({ id, sha256: z.string().length(64), fromRoll: z.number().int().positive(), secret: z.string().length(64).nullable() }),
    { fixed: ['sha256', 'fromRoll', 'secret'], outsideUndo: true },
  ),
  /** A throw that fell due by the clock and waits for people to throw (EP-4). Its facts are frozen at that moment. */
  diceRequests: table(
    z.strictObject({
      id,
      /** Which due item waits: its kind, row and deadline. */
      kind: z.string().min(1),
      itemId: id,
      dueAt: moment,
      /** The body whose later items wait for it. */
      bodyId: id,
      notation: z.string(),
      purpose: z.string(),
      facts: z.record(z.string(), z.json()),
      position,
    }),
    { fixed: ['kind', 'itemId', 'dueAt', 'bodyId', 'notation', 'facts'] },
  ),
}
