import type { History, PastCommand } from '@/lib/kernel/command'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from './types'

export const pastCommand = (record: AuditRecord): PastCommand => ({
  seq: record.seq,
  commandId: record.commandId,
  type: record.type,
  actorId: record.actor,
  atEvent: record.atEvent,
  events: record.events,
  patches: record.patches,
  inverse: record.inverse,
  undoes: takesBack(record),
})

/** Earlier commands as an undo sees them: those read from the database and those of the uncommitted head. */
export function historyOf(read: readonly PastCommand[], head: readonly AuditRecord[]): History {
  const all = () => [...read, ...head.map(pastCommand)]
  return {
    find: (seq) => all().find((record) => record.seq === seq) ?? null,
    after: (seq) => all().filter((record) => record.seq > seq),
  }
}
