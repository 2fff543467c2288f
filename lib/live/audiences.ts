import type { Role } from '@/lib/kernel/command'
import { find } from '@/lib/kernel/table'
import { audienceName, parseAudience } from '@/lib/kernel/view'
import { placeOf } from '@/lib/campaign/room'
import { roomsOfHq } from '@/lib/campaign/screens'
import { setting } from '@/lib/campaign/settings'
import type { CampaignState, Person } from '@/lib/campaign/state'
import type { Identity } from './protocol'

/** Place of an audience in the order of layers (DESIGN §6): a higher layer covers a lower one. */
export function layerOf(audience: string): number {
  if (audience === 'wall' || audience === 'outside') return 0
  if (audience === 'hq' || audience.startsWith('state:') || audience.startsWith('screen:')) return 1
  return audience.startsWith('person:') ? 2 : 3
}

/** True for the audiences that may know the number of the last record: master and audit. */
export const knowsRecords = (audiences: readonly string[]): boolean => audiences.includes('master') || audiences.includes('audit')

/**
 * Audiences that a person hears, lowest layer first: the union over his roles. A master hears `master` alone, an auditor `audit`
 * alone, since their streams hold everything. Who is not at the table hears `outside` in place of the wall, and nothing of his state
 * (`info.flagsWhere`). Somebody who has left hears nothing (EP-11).
 */
export function audiencesOf(person: Pick<Person, 'id' | 'roles' | 'stateId' | 'left'>, atTable = true): string[] {
  const has = (role: Role) => person.roles.includes(role)
  if (person.left) return []
  if (has('master')) return ['master']
  if (has('auditor')) return ['audit']
  return [
    atTable ? 'wall' : 'outside',
    ...(has('volunteer') ? ['hq'] : []),
    ...(atTable && has('officer') && person.stateId !== null ? [audienceName({ kind: 'state', id: person.stateId })] : []),
    audienceName({ kind: 'person', id: person.id }),
  ]
}

/** Audiences that a person hears now. */
export const hearsIn = (state: CampaignState, person: Person): string[] => audiencesOf(person, placeOf(state, person.id) === 'table')

/** A person of the campaign as a connection; null when there is none, or when he has left. */
export function personIdentity(state: CampaignState, personId: string): Identity | null {
  const person = Object.hasOwn(state.people, personId) ? state.people[personId]! : null
  if (!person || person.left) return null
  return { person: { id: person.id, roles: person.roles }, audiences: hearsIn(state, person) }
}

/** What a screen hears of the table that hangs in another room: HQ's, or a state's camp (`info.flagsWhere`). */
const elsewhere = (state: CampaignState): 'wall' | 'outside' => (setting(state, 'info.flagsWhere') === 'anywhere' ? 'wall' : 'outside')

/**
 * Who holds a token that is bound to an audience (DESIGN §6): `master` and `person:<id>` act, the others only read.
 * Null when the audience does not exist in this campaign (any more).
 */
export function audienceIdentity(state: CampaignState, name: string): Identity | null {
  const audience = parseAudience(name)
  if (!audience) return null
  switch (audience.kind) {
    case 'person':
      return personIdentity(state, audience.id)
    case 'master':
      return personIdentity(state, 'master')
    // The layer of a device comes with its connection, what is heard outside with a person's place: never with a token.
    case 'screen':
    case 'outside':
      return null
    case 'audit':
      return { person: null, audiences: ['audit'] }
    case 'wall':
      return { person: null, audiences: ['wall'] }
    case 'hq':
      return { person: null, audiences: [elsewhere(state), 'hq'] }
    case 'state':
      if (!Object.hasOwn(state.states, audience.id)) return null
      return { person: null, audiences: elsewhere(state) === 'wall' ? ['wall', name] : ['outside'] }
  }
}

/**
 * A wall hangs where everybody sees it: opened by a master's login it still hears the hall's stream alone, and acts for nobody. For
 * somebody who is not at the table it is no way round (`info.flagsWhere`). HQ's numbers it hears by HQ's token only, and only while
 * the masters say that it hangs in a room that may see them (EP-44).
 */
export function wallIdentity(state: CampaignState, { person, audiences }: Identity, device: string | null): Identity {
  const room = device === null ? undefined : find(state.screens, device)?.room
  const ofHq = person === null && audiences.includes('hq') && room !== undefined && roomsOfHq.includes(room)
  return { person: null, audiences: [audiences.includes('outside') ? 'outside' : 'wall', ...(ofHq ? ['hq'] : [])] }
}
