/** Facts of this feature. */
export type AuditEvent =
  /** An earlier command was taken back; nothing is deleted, `seq` now counts as undone (DESIGN §2). */
  | { type: 'CommandUndone'; seq: number; commandType: string }
  /** Records were taken back together, newest first (EP-6). */
  | { type: 'RecordsRolledBack'; seqs: number[] }
