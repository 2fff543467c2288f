import type { Feature } from '../feature'
import type { MarchesEvent } from './events'

export const marches: Feature<MarchesEvent> = { name: 'marches', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
