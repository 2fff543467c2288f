import type { Feature } from '../feature'
import type { MapEvent } from './events'

export const map: Feature<MapEvent> = { name: 'map', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
