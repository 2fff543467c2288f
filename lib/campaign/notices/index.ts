import type { Feature } from '../feature'
import type { NoticesEvent } from './events'

export const notices: Feature<NoticesEvent> = { name: 'notices', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
