import type { Feature } from '../feature'
import type { DiceEvent } from './events'

export const dice: Feature<DiceEvent> = { name: 'dice', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
