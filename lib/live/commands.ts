import { z } from 'zod'
import type { Actor, Command } from '@/lib/kernel/command'
import type { CampaignService } from '@/lib/store/types'
import { knowsRecords, personIdentity } from './audiences'
import { tooDeep, weightOf, type Limits } from './limits'
import type { Answer, Identity } from './protocol'

/** The envelope of a command. Ids that begin with `due:` belong to what falls due by the clock. */
const envelope = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(120)
    .refine((id) => !id.startsWith('due:'), 'must not begin with due:'),
  type: z.string().min(1).max(80),
  data: z.json().default({}),
  as: z.string().min(1).max(80).nullish(),
  dice: z.union([z.array(z.number().int().min(1).max(10_000)).max(1000), z.literal('server')]).nullish(),
  happenedAt: z.number().finite().nullish(),
})

/** The command's id as far as it can be told, for the answer to a message that is not a command. */
function idOf(raw: unknown): string {
  const id = typeof raw === 'object' && raw !== null ? (raw as { id?: unknown }).id : null
  return typeof id === 'string' ? id.slice(0, 120) : ''
}

/** Shape of a command; on a fault the answer that names the bad field. */
export function readCommand(raw: unknown): { command: Command } | { answer: Answer } {
  if (tooDeep(raw)) return { answer: { ok: false, id: idOf(raw), kind: 'bad', path: 'data', reason: 'nested too deeply' } }
  const parsed = envelope.safeParse(raw)
  if (parsed.success) return { command: parsed.data }
  const issue = parsed.error.issues[0]!
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]!] : issue.path
  return { answer: { ok: false, id: idOf(raw), kind: 'bad', path: path.map(String).join('.'), reason: issue.message } }
}

/** The actor as the campaign knows him now: roles may have changed since the connection was made. */
export function actorOf(service: CampaignService, identity: Identity): Actor | null {
  const now = identity.person ? personIdentity(service.state(), identity.person.id) : null
  return now?.person ? { id: now.person.id, roles: now.person.roles, system: false } : null
}

/**
 * One door for commands from sockets and HTTP: shape, right to act, frequency, then the campaign's queue. The number of the record
 * is told to master and audit alone.
 */
export async function giveCommand(
  service: CampaignService,
  identity: Identity,
  raw: unknown,
  screen: string | null,
  limits: Limits,
): Promise<Answer> {
  if (!identity.person) return { ok: false, id: idOf(raw), kind: 'forbidden' }
  const actor = actorOf(service, identity)
  if (!actor) return { ok: false, id: idOf(raw), kind: 'unauthorised' }
  if (!(await limits.allowRequest(`${service.id} ${actor.id}`, weightOf(raw)))) return { ok: false, id: idOf(raw), kind: 'tooMany' }
  const read = readCommand(raw)
  if ('answer' in read) return read.answer
  const answer = await service.submit(read.command, actor, screen)
  return answer.ok && !knowsRecords(identity.audiences) ? { ...answer, seq: null } : answer
}
