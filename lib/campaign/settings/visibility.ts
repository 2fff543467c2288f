import type { Visibility } from '../feature'
import type { SettingsEvent } from './events'

/** Settings are public; what one was before is for the master and the audit. */
export const settingsVisibility: Visibility<SettingsEvent> = {
  SettingChanged(event, { kind }) {
    if (kind === 'master' || kind === 'audit') return { ...event }
    return kind === 'wall' ? { type: event.type, name: event.name, value: event.value } : null
  },
}
