import type { Feature } from '../feature'
import type { ArmiesEvent } from './events'

export const armies: Feature<ArmiesEvent> = { name: 'armies', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
