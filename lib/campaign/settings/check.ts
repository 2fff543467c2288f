import { RuleError } from '@/lib/kernel/errors'
import type { Json } from '@/lib/kernel/json'
import { settingDefinitions, type SettingName } from './definitions'

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settingDefinitions, name)

/** The value of a setting after the check by its schema; the error says in which place of the value the fault is. */
export function checkSetting(name: string, value: unknown): { name: SettingName; value: Json } {
  if (!isSettingName(name)) throw new RuleError('E_UNKNOWN', { what: 'setting' })
  const parsed = settingDefinitions[name].schema.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new RuleError('E_SETTING', { name, path: issue.path.map(String).join('.'), problem: issue.message })
  }
  return { name, value: parsed.data }
}
