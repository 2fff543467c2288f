import { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { id } from '../columns'
import { command } from '../feature'
import type { CampaignState, RowIn } from '../state'
import type { RoomEvent } from './events'

const schema = z.strictObject({ people: z.array(id).min(1).max(2000) })
type How = RowIn<'checkIns'>['how']

/** A master, a table's host, or the system for who showed the code of the table; never the player's own word. */
function howFor({ actor, as }: Context<RoomEvent>): How {
  if (actor.system) return 'code'
  if (as === null && actor.roles.includes('master')) return 'master'
  if (as === null && actor.roles.includes('host')) return 'host'
  throw new RuleError('E_ROLE')
}

function checkPeople(state: CampaignState, people: readonly string[]): string[] {
  const ids = [...new Set(people)]
  for (const personId of ids) {
    const person = find(state.people, personId)
    if (!person || person.left) throw new RuleError('E_UNKNOWN', { what: 'person' })
  }
  return ids
}

export const roomCommands = {
  /** Checks people in at the table's room (`info.flagsWhere`). Quiet for who is in already. */
  'room.enter': command<typeof schema, RoomEvent>({
    schema,
    who: ['master', 'host', 'system'],
    handler(draft, data, ctx) {
      const how = howFor(ctx)
      for (const person of checkPeople(draft, data.people)) {
        if (find(draft.checkIns, person)) continue
        draft.checkIns[person] = { id: person, at: ctx.now, how }
        ctx.emit({ type: 'PersonCheckedIn', person, how })
      }
    },
  }),
  /** Checks people out; everybody may say of himself that he goes. */
  'room.leave': command<typeof schema, RoomEvent>({
    schema,
    who: ['anyone'],
    handler(draft, data, ctx) {
      const himself = data.people.every((person) => person === ctx.by)
      if (!himself) howFor(ctx)
      for (const person of checkPeople(draft, data.people)) {
        if (!find(draft.checkIns, person)) continue
        delete draft.checkIns[person]
        ctx.emit({ type: 'PersonCheckedOut', person })
      }
    },
  }),
}
