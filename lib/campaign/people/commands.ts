import { z } from 'zod'
import { roles, type Context, type Role } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { id, name } from '../columns'
import { command } from '../feature'
import type { CampaignState, Person } from '../state'
import type { PeopleEvent } from './events'
import { newOfficer } from './figure'
import { dismount, passingOn, passOn } from './leaving'
import { keepingMaster } from './masters'
import { ranks } from './tables'

const roleSet = z.array(z.enum(roles)).max(roles.length)
const create = z.strictObject({
  player: name,
  character: name,
  nickname: z.string().max(60).nullish(),
  roles: roleSet,
  stateId: id.nullish(),
  rank: z.enum(ranks).optional(),
  sectorId: id.optional(),
  armyId: id.optional(),
})
const setRoles = z.strictObject({
  person: id,
  roles: roleSet,
  rank: z.enum(ranks).optional(),
  sectorId: id.optional(),
  armyId: id.optional(),
})
const leave = z.strictObject({ person: id, ...passingOn })
const changeCharacter = z.strictObject({
  person: id,
  character: name,
  nickname: z.string().max(60).nullish(),
  /** What the new character is; absent: what the old one was. */
  roles: roleSet.optional(),
  stateId: id.nullish(),
  rank: z.enum(ranks).optional(),
  sectorId: id.optional(),
  armyId: id.optional(),
  ...passingOn,
})

/** Each role once, in the fixed order: a set written canonically. */
const asSet = (given: readonly Role[]): Role[] => roles.filter((role) => given.includes(role))

function personFor(draft: CampaignState, personId: string, ctx: Context<PeopleEvent>): Person {
  if (!ctx.master) throw new RuleError('E_ROLE')
  const person = Object.hasOwn(draft.people, personId) ? draft.people[personId]! : null
  if (!person) throw new RuleError('E_UNKNOWN', { what: 'person' })
  return person
}

function requireKnown(draft: CampaignState, asked: { stateId?: string | null; sectorId?: string; armyId?: string }): void {
  if (asked.stateId && !draft.states[asked.stateId]) throw new RuleError('E_UNKNOWN', { what: 'state' })
  if (asked.sectorId !== undefined && !draft.sectors[asked.sectorId]) throw new RuleError('E_UNKNOWN', { what: 'sector' })
  if (asked.armyId !== undefined && !draft.armies[asked.armyId]) throw new RuleError('E_UNKNOWN', { what: 'army' })
}

export const peopleCommands = {
  /** Player and character are two things (EP-11). An officer gets his figure with him. */
  'people.create': command<typeof create, PeopleEvent>({
    schema: create,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      requireKnown(draft, data)
      const personId = ctx.id('person')
      const stateId = data.stateId ?? null
      const roleList = asSet(data.roles)
      if (roleList.includes('officer')) draft.officers[personId] = newOfficer(draft, personId, { ...data, stateId })
      const position = 1 + Math.max(0, ...Object.values(draft.people).map((person) => person.position))
      const { player, character } = data
      const nickname = data.nickname ?? null
      draft.people[personId] = {
        id: personId,
        player,
        character,
        nickname,
        stateId,
        roles: roleList,
        present: false,
        left: false,
        position,
      }
      ctx.emit({ type: 'PersonCreated', person: personId, character, roles: roleList })
      ctx.answer({ person: personId })
    },
  }),
  /**
   * Ends the person's sessions; who becomes or stops being a volunteer comes on watch anew (HQ-ROL-2). Who becomes an officer needs a
   * rank and a place for his figure (MB-GEN-4).
   */
  'people.setRoles': command<typeof setRoles, PeopleEvent>({
    schema: setRoles,
    who: ['master'],
    handler(draft, data, ctx) {
      const person = personFor(draft, data.person, ctx)
      const next = asSet(data.roles)
      requireKnown(draft, data)
      if (next.includes('officer') && !draft.officers[person.id] && hasMap(draft)) {
        draft.officers[person.id] = newOfficer(draft, person.id, { ...data, stateId: person.stateId })
      }
      if (next.includes('volunteer') !== person.roles.includes('volunteer')) person.present = false
      keepingMaster(draft, () => (person.roles = next))
      ctx.emit({ type: 'RolesSet', person: person.id, character: person.character, roles: next })
    },
  }),
  /** Leaves the event (EP-11): no session, not on watch; what he leaves behind goes to whom the master says. */
  'people.leave': command<typeof leave, PeopleEvent>({
    schema: leave,
    who: ['master'],
    handler(draft, data, ctx) {
      const person = personFor(draft, data.person, ctx)
      if (person.left) throw new RuleError('E_LEFT')
      const passed = passOn(draft, person.id, data)
      dismount(draft, person.id, ctx)
      keepingMaster(draft, () => (person.left = true))
      person.present = false
      delete draft.checkIns[person.id]
      ctx.emit({ type: 'PersonLeft', person: person.id, character: person.character, passed })
    },
  }),
  /** The player goes on as somebody else (EP-11): player and character are two things. His login leads to the new one. */
  'people.changeCharacter': command<typeof changeCharacter, PeopleEvent>({
    schema: changeCharacter,
    who: ['master'],
    handler(draft, data, ctx) {
      const former = personFor(draft, data.person, ctx)
      if (former.left) throw new RuleError('E_LEFT')
      requireKnown(draft, data)
      const passed = passOn(draft, former.id, data)
      dismount(draft, former.id, ctx)
      const personId = ctx.id('person')
      const roleList = asSet(data.roles ?? former.roles)
      const stateId = data.stateId === undefined ? former.stateId : data.stateId
      if (roleList.includes('officer') && hasMap(draft)) draft.officers[personId] = newOfficer(draft, personId, { ...data, stateId })
      const position = 1 + Math.max(0, ...Object.values(draft.people).map((each) => each.position))
      const { player } = former
      const { character } = data
      const nickname = data.nickname === undefined ? former.nickname : data.nickname
      draft.people[personId] = {
        id: personId,
        player,
        character,
        nickname,
        stateId,
        roles: roleList,
        present: false,
        left: false,
        position,
      }
      // The player stands where he stood, at the table or away from it.
      const checkIn = draft.checkIns[former.id]
      if (checkIn) draft.checkIns[personId] = { ...checkIn, id: personId }
      delete draft.checkIns[former.id]
      draft.characterChanges[personId] = { id: personId, formerId: former.id, at: ctx.now }
      keepingMaster(draft, () => (former.left = true))
      former.present = false
      ctx.emit({ type: 'CharacterChanged', person: former.id, becomes: personId, before: former.character, character, passed })
      ctx.answer({ person: personId })
    },
  }),
}

/** Figures stand on the map; a game without one has officers without figures. */
const hasMap = (state: CampaignState): boolean => Object.keys(state.sectors).length > 0
