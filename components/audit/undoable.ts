import type { AuditRecord } from '@/lib/store/types'

/** Commands that only their opposite takes back (DESIGN §2), and what the server writes for itself. */
const never = /^(clock\.(?!adjust$)|(notice|letter)\.read$|notice\.delivered$|hours\.open$|screen\.identify$|store\.)/

/** A record can be taken back when it was accepted, changed something and was not taken back already; the server has the last word. */
export const mayBeUndone = (record: Pick<AuditRecord, 'type' | 'error' | 'patches'>, undoneBy: number | null): boolean =>
  !never.test(record.type) && record.error === null && undoneBy === null && record.patches.length > 0
