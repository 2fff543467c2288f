/** Facts of this feature. */
export type AuditEvent = never
