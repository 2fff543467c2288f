import type { CampaignState } from '../state'
import { settingDefinitions, type SettingName, type SettingValue } from './definitions'

/** The value of a setting in force: what the campaign says, else the reference's default. */
export function setting<Name extends SettingName>(state: Pick<CampaignState, 'settings'>, name: Name): SettingValue<Name> {
  const row = state.settings[name]
  return (row ? row.value : settingDefinitions[name].default) as SettingValue<Name>
}
