import type { Feature } from '../feature'
import { hoursCommands, hoursDue } from './commands'
import type { HoursEvent } from './events'
import { hoursViews } from './views'
import { hoursVisibility } from './visibility'

export const hours: Feature<HoursEvent> = {
  name: 'hours',
  commands: hoursCommands,
  due: hoursDue,
  answers: {},
  views: hoursViews,
  visibility: hoursVisibility,
}
export { nextOpening } from './schedule'
export { openingWindows, windowFault, type WindowFault } from './windows'
export { localAt, utcOf } from './zone'
