import { sameJson, type Json } from '@/lib/kernel/json'
import type { View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import { settingDefinitions, settingNames } from './definitions'
import { setting } from './read'

/** Settings in force: shown to all players (macrobattle reference, section 15). */
const settings: View<CampaignState> = {
  name: 'settings',
  reads: ['settings'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'wall' && kind !== 'master' && kind !== 'audit') return {}
    return Object.fromEntries(
      settingNames.map((name) => {
        const value = setting(state, name) as Json
        return [name, { value, isDefault: sameJson(value, settingDefinitions[name].default) }]
      }),
    )
  },
}

export const settingsViews = [settings]
