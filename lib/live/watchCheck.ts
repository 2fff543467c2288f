import { randomUUID } from 'node:crypto'
import type { Caller } from '@/lib/auth/request'
import type { Actor } from '@/lib/kernel/command'
import type { CampaignService } from '@/lib/store/types'
import type { Answer, Identity } from './protocol'
import { tabletOf } from './tablet'

/** Who takes people on watch: a master at his board, and a screen in HQ's own room. */
export const mayTakeWatch = (identity: Identity, caller: Caller): boolean =>
  (identity.person?.roles.includes('master') ?? false) || tabletOf(identity, caller) !== null

/**
 * Puts somebody on watch or lets him go (EP-30), who has shown that he is there: by his badge, or by the code that hangs in HQ. It is his
 * own act, and so the audit has it.
 */
export function setWatch(service: CampaignService, person: { id: string; roles: Actor['roles'] }, present: boolean): Promise<Answer> {
  const command = { id: `watch:${randomUUID()}`, type: present ? 'hq.checkIn' : 'hq.checkOut', data: { person: person.id } }
  return service.submit(command, { id: person.id, roles: person.roles, system: false }, 'watch')
}
