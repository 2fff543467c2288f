import type { Caller } from '@/lib/auth/request'
import { registry } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { Identity } from './protocol'

/** The id of HQ's shared tablet: a screen with a token of HQ's audience. A login that looks at HQ is none; null. */
export const tabletOf = ({ person, audiences }: Identity, caller: Caller): string | null =>
  caller.kind === 'token' && person === null && audiences.includes('hq') ? caller.tokenId : null

/**
 * Who may hold the tablet: HQ's volunteers, and set a PIN for it. Not a master or an auditor who is a volunteer as well: four digits
 * would open their rights.
 */
export function mayHoldTablet(state: CampaignState, personId: string): boolean {
  const person = Object.hasOwn(state.people, personId) ? state.people[personId]! : null
  if (!person || person.left || !person.roles.includes('volunteer')) return false
  return !person.roles.includes('master') && !person.roles.includes('auditor')
}

/** What may be done on the tablet: what HQ's volunteers do, and nothing of a person's other roles. */
export const isTabletCommand = (type: unknown): boolean =>
  typeof type === 'string' &&
  type.startsWith('hq.') &&
  Object.hasOwn(registry.commands, type) &&
  (registry.commands[type]!.who as readonly string[]).includes('volunteer')
