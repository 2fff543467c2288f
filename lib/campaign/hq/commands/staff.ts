import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { id } from '../../columns'
import { command } from '../../feature'
import type { CampaignState, RowIn } from '../../state'
import type { HqEvent } from '../events'
import {
  isPresentVolunteer,
  isVolunteer,
  nameOf,
  nextPosition,
  requireNotEnded,
  requirePresent,
  requireVolunteer,
  type HqContext,
} from '../guards'
import { heard, openWatch } from '../watch'

const person = z.strictObject({ person: id })
const promise = z.strictObject({
  text: z.string().trim().min(1).max(1000),
  /** Who answers for it: somebody of the game, or a name. */
  owner: z.union([z.strictObject({ person: id }), z.strictObject({ name: z.string().trim().min(1).max(120) })]),
  card: id.nullish(),
  map: id.nullish(),
  term: z.string().trim().max(120).default(''),
})
const settle = z.strictObject({ promise: id, state: z.enum(['open', 'kept', 'broken']) })

/** HQ writes down what it promises; so does the master. */
function requireWriter(draft: CampaignState, ctx: HqContext): void {
  if (!ctx.master) requireVolunteer(draft, ctx)
  requireNotEnded(draft)
  if (!ctx.master) requirePresent(draft, ctx)
}

const facts = ({ id: promiseId, text, owner, state }: RowIn<'promises'>) => ({ promise: promiseId, text, owner, state })

export const staffCommands = {
  /** Answer to the question after ten silent minutes: this person is still there (EP-30). Anybody on watch may say it. */
  'hq.stillOnWatch': command<typeof person, HqEvent>({
    schema: person,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      requireWriter(draft, ctx)
      const found = draft.people[data.person]
      if (!found || !isPresentVolunteer(found)) throw new RuleError('E_UNKNOWN', { what: 'person' })
      if (!openWatch(draft, found.id)) return
      heard(draft, ctx, found.id)
      ctx.emit({ type: 'WatchAnswered', person: found.id, name: found.character })
    },
  }),
  'hq.notePromise': command<typeof promise, HqEvent>({
    schema: promise,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      const { card, map, owner } = data
      const ownerId = 'person' in owner ? owner.person : null
      // A volunteer knows of no people but volunteers: their names would come back with the promise (MB-INF-11).
      const known = ownerId === null || (ctx.master ? !!draft.people[ownerId] : isVolunteer(draft.people[ownerId]))
      if (!known) throw new RuleError('E_UNKNOWN', { what: 'person' })
      if (card && (!draft.cards[card] || (draft.cards[card].state === 'hidden' && !ctx.master)))
        throw new RuleError('E_UNKNOWN', { what: 'card' })
      if (map && !draft.gameTables[map]) throw new RuleError('E_UNKNOWN', { what: 'table' })
      requireWriter(draft, ctx)
      const promiseId = ctx.id('promise')
      draft.promises[promiseId] = {
        ...{ id: promiseId, text: data.text, ownerId, owner: 'name' in owner ? owner.name : (nameOf(draft, ownerId) ?? '') },
        ...{ cardId: card ?? null, tableId: map ?? null, term: data.term, state: 'open', at: ctx.now },
        position: nextPosition(draft.promises),
      }
      ctx.emit({ type: 'PromiseNoted', ...facts(draft.promises[promiseId]) })
      ctx.answer({ promise: promiseId })
    },
  }),
  'hq.setPromise': command<typeof settle, HqEvent>({
    schema: settle,
    who: ['volunteer', 'master'],
    handler(draft, data, ctx) {
      const found = Object.hasOwn(draft.promises, data.promise) ? draft.promises[data.promise]! : null
      if (!found) throw new RuleError('E_UNKNOWN', { what: 'promise' })
      if (!ctx.master) requireWriter(draft, ctx)
      if (found.state === data.state) return
      found.state = data.state
      ctx.emit({ type: 'PromiseChanged', ...facts(found) })
    },
  }),
}
