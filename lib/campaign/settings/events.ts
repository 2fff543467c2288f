/** Facts of this feature. */
export type SettingsEvent = never
