import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { command } from '../feature'
import { keepingMaster } from '../people'
import type { AuditEvent } from './events'
import { applyInverse, conflictsByColumn, inverseOf, recordToUndo, wasRevealed } from './undo'

const undo = z.strictObject({ seq: z.number().int().positive(), confirm: z.boolean().optional() })

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
      const { past, later } = recordToUndo(ctx.history, seq)
      const inverse = inverseOf(past)
      const conflicts = conflictsByColumn(inverse, later)
      if (conflicts.length > 0) throw new RuleError('E_UNDO_CONFLICT', { commands: conflicts })
      if (confirm !== true && wasRevealed(draft, past)) throw new RuleError('E_UNDO_REVEALED')
      keepingMaster(draft, () => {
        const dangling = applyInverse(draft, inverse, later)
        if (dangling.length > 0) throw new RuleError('E_UNDO_CONFLICT', { commands: dangling })
      })
      ctx.emit({ type: 'CommandUndone', seq, commandType: past.type })
    },
  }),
}
