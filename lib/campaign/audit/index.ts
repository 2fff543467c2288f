import type { Feature } from '../feature'
import { auditCommands } from './commands'
import type { AuditEvent } from './events'

export { undoneBy } from './effective'

export const audit: Feature<AuditEvent> = {
  name: 'audit',
  commands: auditCommands,
  due: {},
  answers: {},
  views: [],
  visibility: {
    CommandUndone: (event, { kind }) => (kind === 'master' || kind === 'audit' ? { ...event } : null),
  },
}
