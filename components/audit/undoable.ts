import type { AuditRecord } from '@/lib/store/types'

/** A record can be taken back when it was accepted, changed something and was not taken back already; the server has the last word. */
export const mayBeUndone = (record: Pick<AuditRecord, 'error' | 'patches'>, undoneBy: number | null): boolean =>
  record.error === null && undoneBy === null && record.patches.length > 0
