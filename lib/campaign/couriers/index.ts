import type { Feature } from '../feature'
import type { CouriersEvent } from './events'

export const couriers: Feature<CouriersEvent> = { name: 'couriers', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
