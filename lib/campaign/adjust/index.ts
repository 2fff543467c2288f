import type { Feature } from '../feature'
import type { AdjustEvent } from './events'

export const adjust: Feature<AdjustEvent> = { name: 'adjust', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
