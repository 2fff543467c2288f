import type { Feature } from '../feature'
import { clockCommands } from './commands'
import type { ClockEvent } from './events'
import { clockViews } from './views'
import { clockVisibility } from './visibility'

export { clockOf, eventAt, rateOf, utcAt } from './time'

export const clock: Feature<ClockEvent> = {
  name: 'clock',
  commands: clockCommands,
  due: {},
  answers: {},
  views: clockViews,
  visibility: clockVisibility,
}
