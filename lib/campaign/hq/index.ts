import type { Feature } from '../feature'
import type { HqEvent } from './events'

export const hq: Feature<HqEvent> = { name: 'hq', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
