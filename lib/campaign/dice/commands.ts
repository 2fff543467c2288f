import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import { registered } from '../registered'
import type { DiceEvent } from './events'

const answer = z.strictObject({ request: id })

export const diceCommands = {
  /**
   * Faces of a throw that waited (EP-4): `dice` of the command, or `server`. The item is finished at its own moment, with the facts
   * frozen then.
   */
  'dice.answer': command<typeof answer, DiceEvent>({
    schema: answer,
    who: ['master'],
    handler: (draft, { request }, ctx) => {
      if (!ctx.actor.roles.includes('master')) throw new RuleError('E_ROLE')
      const row = draft.diceRequests[request]
      if (!row) throw new RuleError('E_UNKNOWN', { what: 'diceRequest' })
      const faces = ctx.roll(row.notation, row.purpose)
      const { kind, dueAt, bodyId, notation, purpose } = row
      registered().answers[kind]!(draft, row, faces, { ...ctx, now: dueAt, happenedAt: dueAt })
      delete draft.diceRequests[request]
      ctx.emit({ type: 'DiceAnswered', request, kind, at: dueAt, bodyId, notation, purpose, faces })
    },
  }),
}
