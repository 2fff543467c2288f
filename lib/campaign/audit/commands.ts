import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { command } from '../feature'
import { keepingMaster } from '../people'
import type { AuditEvent } from './events'
import { conflictsOfRollBack, recordsToRollBack } from './rollBack'
import { applyInverse, conflictsByColumn, inverseOf, recordToUndo, wasRevealed } from './undo'

const seq = z.number().int().positive()
const undo = z.strictObject({ seq, confirm: z.boolean().optional() })
const rollBack = z.strictObject({ seqs: z.array(seq).min(1).max(500), confirm: z.boolean().optional() })

export const auditCommands = {
  /**
   * Takes an earlier command back by its inverse patches, as a new record (DESIGN §2). `confirm`: yes, although a player has already
   * seen something of it.
   */
  'audit.undo': command<typeof undo, AuditEvent>({
    schema: undo,
    who: ['master'],
    handler(draft, { seq, confirm }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const { past, later } = recordToUndo(draft, ctx.history, seq)
      const inverse = inverseOf(draft, past)
      const conflicts = conflictsByColumn(inverse, later)
      if (conflicts.length > 0) throw new RuleError('E_UNDO_CONFLICT', { commands: conflicts })
      if (confirm !== true && wasRevealed(draft, past)) throw new RuleError('E_UNDO_REVEALED')
      keepingMaster(draft, () => applyInverse(draft, inverse, later))
      ctx.emit({ type: 'CommandUndone', seq, commandType: past.type })
    },
  }),
  /**
   * Takes the ticked records back, however old, from the newest to the oldest, as one new record (EP-6). Checks like an undo; a record
   * in the way may be ticked as well.
   */
  'audit.rollBack': command<typeof rollBack, AuditEvent>({
    schema: rollBack,
    who: ['master'],
    handler(draft, { seqs, confirm }, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const rolled = recordsToRollBack(draft, ctx.history, seqs)
      const conflicts = conflictsOfRollBack(draft, rolled)
      if (conflicts.length > 0) throw new RuleError('E_UNDO_CONFLICT', { commands: conflicts })
      if (confirm !== true && rolled.ticked.some((past) => wasRevealed(draft, past))) throw new RuleError('E_UNDO_REVEALED')
      keepingMaster(draft, () => applyInverse(draft, rolled.inverse, rolled.later))
      ctx.emit({ type: 'RecordsRolledBack', seqs: rolled.ticked.map(({ seq }) => seq) })
    },
  }),
}
