import { find } from '@/lib/kernel/table'
import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../columns'
import { command } from '../feature'
import { pairOf, relationId, relationOf, type MapEvent } from '../map'
import { relationsToBoards } from './board/mirroring'
import { warBegins } from './meeting'
import type { TableEvent } from './opening'

const schema = z.strictObject({ states: z.tuple([id, id]), relation: z.enum(['war', 'neutral', 'allied']) })

export const relationCommands = {
  /**
   * The master sets how two states stand to each other (MB-GEN-6, MB-AMB-2). Only pairs that are not neutral have a row. War begins a
   * battle wherever their flags stand together (MB-CON-2), which is why it stands here.
   */
  'state.setRelation': command<typeof schema, TableEvent | MapEvent>({
    schema,
    who: ['master'],
    handler(draft, { states, relation }, ctx) {
      if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      const [a, b] = pairOf(...states)
      if (a === b || !find(draft.states, a) || !find(draft.states, b)) throw new RuleError('E_UNKNOWN', { what: 'state' })
      const before = relationOf(draft, a, b)
      const key = relationId(a, b)
      if (relation === 'neutral') delete draft.relations[key]
      else draft.relations[key] = { id: key, a, b, relation }
      ctx.emit({ type: 'RelationSet', a, b, relation })
      relationsToBoards(draft, ctx)
      if (before !== 'war') warBegins(draft, a, b, ctx)
    },
  }),
}
