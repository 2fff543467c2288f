import type { Feature } from '../feature'
import type { AuditEvent } from './events'

export const audit: Feature<AuditEvent> = { name: 'audit', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
