import type { Feature } from '../feature'
import type { PeopleEvent } from './events'

export const people: Feature<PeopleEvent> = { name: 'people', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
