import type { Actor } from '@/lib/kernel/command'
import type { Answer } from '@/lib/live/protocol'
import type { AuditRecord } from './types'

/** The final answer that a record stands for; only a master learns its number. */
export function answerOf(record: Pick<AuditRecord, 'seq' | 'commandId' | 'atEvent' | 'answer' | 'error'>, actor: Actor): Answer {
  const { seq, commandId: id, atEvent: at, answer: result, error } = record
  if (error) return { ok: false, id, kind: 'rule', code: error.code, params: error.params }
  return { ok: true, id, at, result, seq: actor.roles.includes('master') ? seq : null }
}
