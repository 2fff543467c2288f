import type { Feature } from '../feature'
import { adjustCommands } from './commands'
import type { AdjustEvent } from './events'

export { adjustableColumns } from './commands'

export const adjust: Feature<AdjustEvent> = {
  name: 'adjust',
  commands: adjustCommands,
  due: {},
  answers: {},
  views: [],
  visibility: {
    /** A correction shows what was hidden: for the masters and the audit alone. What it changes, others see in their views. */
    RowAdjusted: (event, { kind }) => (kind === 'master' || kind === 'audit' ? { ...event } : null),
  },
}
