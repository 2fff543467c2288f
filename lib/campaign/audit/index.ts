import type { Audience } from '@/lib/kernel/view'
import type { Feature, VisibleEvent } from '../feature'
import { auditCommands } from './commands'
import type { AuditEvent } from './events'

export { undoneBy } from './effective'
export { followedFrom, type Followed, type TracedRecord } from './followed'
export { undoableType } from './undo'

/** What others see of it stands in their views. */
const forMasters = (event: AuditEvent, { kind }: Audience): VisibleEvent | null =>
  kind === 'master' || kind === 'audit' ? { ...event } : null

export const audit: Feature<AuditEvent> = {
  name: 'audit',
  commands: auditCommands,
  due: {},
  answers: {},
  views: [],
  visibility: { CommandUndone: forMasters, RecordsRolledBack: forMasters },
}
