import type { Json } from '@/lib/kernel/json'

/** Facts of this feature. */
export type SettingsEvent = { type: 'SettingChanged'; name: string; value: Json; before: Json }
