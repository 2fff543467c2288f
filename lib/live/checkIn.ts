import { randomUUID } from 'node:crypto'
import type { Caller } from '@/lib/auth/request'
import { systemActor } from '@/lib/campaign/engine'
import type { CampaignService } from '@/lib/store/types'
import type { Identity } from './protocol'

/** A screen at the table shows the code: one with a token of the wall, a host's and a master's own. A login that looks at the wall does not. */
export function mayShowCode({ person, audiences }: Identity, caller: Caller): boolean {
  if (person) return person.roles.includes('master') || person.roles.includes('host')
  return caller.kind === 'token' && audiences.includes('wall') && audiences.length === 1
}

/** Checks somebody in who has shown that he stands at the table: by its code, or by his card at its kiosk. */
export async function checkIn(service: CampaignService, personId: string): Promise<boolean> {
  if (Object.hasOwn(service.state().checkIns, personId)) return true
  const command = { id: `room:${randomUUID()}`, type: 'room.enter', data: { people: [personId] } }
  return (await service.submit(command, systemActor, 'room')).ok
}
