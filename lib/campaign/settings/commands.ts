import { z } from 'zod'
import { RuleError } from '@/lib/kernel/errors'
import { sameJson, type Json } from '@/lib/kernel/json'
import { command } from '../feature'
import { checkSetting } from './check'
import { settingDefinitions } from './definitions'
import type { SettingsEvent } from './events'
import { setting } from './read'

const change = z.strictObject({ name: z.string().min(1).max(80), value: z.json() })

export const settingsCommands = {
  /** Changes one setting; only what differs from the reference's default stays as a row. */
  'settings.set': command<typeof change, SettingsEvent>({
    schema: change,
    who: ['master'],
    handler(draft, data, ctx) {
      if (!ctx.master) throw new RuleError('E_ROLE')
      const { name, value } = checkSetting(data.name, data.value)
      const before = JSON.parse(JSON.stringify(setting(draft, name))) as Json
      if (sameJson(value, settingDefinitions[name].default)) delete draft.settings[name]
      else draft.settings[name] = { id: name, value }
      ctx.emit({ type: 'SettingChanged', name, value, before })
    },
  }),
}
