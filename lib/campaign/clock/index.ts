import type { Feature } from '../feature'
import type { ClockEvent } from './events'

export const clock: Feature<ClockEvent> = { name: 'clock', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
