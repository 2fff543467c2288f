import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { MapEvent } from './events'
import { pairOf, relationId } from './relations'

const schema = z.strictObject({ states: z.tuple([id, id]), relation: z.enum(['war', 'neutral', 'allied']) })

export const mapCommands = {
  /** The master sets how two states stand to each other (MB-GEN-6, MB-AMB-2). Only pairs that are not neutral have a row. */
  'state.setRelation': command<typeof schema, MapEvent>({
    schema,
    who: ['master'],
    handler(draft, { states, relation }, ctx) {
      if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
      const [a, b] = pairOf(...states)
      if (a === b || !find(draft.states, a) || !find(draft.states, b)) throw new RuleError('E_UNKNOWN', { what: 'state' })
      const key = relationId(a, b)
      if (relation === 'neutral') delete draft.relations[key]
      else draft.relations[key] = { id: key, a, b, relation }
      ctx.emit({ type: 'RelationSet', a, b, relation })
    },
  }),
}
