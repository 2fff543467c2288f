import type { Role } from '@/lib/kernel/command'
import { audienceName, parseAudience } from '@/lib/kernel/view'
import type { CampaignState, Person } from '@/lib/campaign/state'
import type { Identity } from './protocol'

/** Place of an audience in the order of layers (DESIGN §6): a higher layer covers a lower one. */
export function layerOf(audience: string): number {
  if (audience === 'wall') return 0
  if (audience === 'hq' || audience.startsWith('state:')) return 1
  return audience.startsWith('person:') ? 2 : 3
}

/** True for the audiences that may know the number of the last record: master and audit. */
export const knowsRecords = (audiences: readonly string[]): boolean => audiences.includes('master') || audiences.includes('audit')

/**
 * Audiences that a person hears, lowest layer first: the union over his roles. A master hears `master` alone, an auditor `audit`
 * alone, since their streams hold everything. Somebody who has left hears nothing (EP-11).
 */
export function audiencesOf(person: Pick<Person, 'id' | 'roles' | 'stateId' | 'left'>): string[] {
  const has = (role: Role) => person.roles.includes(role)
  if (person.left) return []
  if (has('master')) return ['master']
  if (has('auditor')) return ['audit']
  return [
    'wall',
    ...(has('volunteer') ? ['hq'] : []),
    ...(has('officer') && person.stateId !== null ? [audienceName({ kind: 'state', id: person.stateId })] : []),
    audienceName({ kind: 'person', id: person.id }),
  ]
}

/** A person of the campaign as a connection; null when there is none, or when he has left. */
export function personIdentity(state: CampaignState, personId: string): Identity | null {
  const person = Object.hasOwn(state.people, personId) ? state.people[personId]! : null
  if (!person || person.left) return null
  return { person: { id: person.id, roles: person.roles }, audiences: audiencesOf(person) }
}

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
    case 'audit':
      return { person: null, audiences: ['audit'] }
    case 'wall':
      return { person: null, audiences: ['wall'] }
    case 'hq':
      return { person: null, audiences: ['wall', 'hq'] }
    case 'state':
      return Object.hasOwn(state.states, audience.id) ? { person: null, audiences: ['wall', name] } : null
  }
}
