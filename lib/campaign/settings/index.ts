import type { Feature } from '../feature'
import { settingsCommands } from './commands'
import type { SettingsEvent } from './events'
import { settingsViews } from './views'
import { settingsVisibility } from './visibility'

export const settings: Feature<SettingsEvent> = {
  name: 'settings',
  commands: settingsCommands,
  due: {},
  answers: {},
  views: settingsViews,
  visibility: settingsVisibility,
}
export { checkSetting } from './check'
export { setting } from './read'
