import type { Feature } from '../feature'
import type { SettingsEvent } from './events'

export const settings: Feature<SettingsEvent> = { name: 'settings', commands: {}, due: {}, answers: {}, views: [], visibility: {} }
export { setting } from './read'
