/** Languages of the screens; Russian is the default (DESIGN §9). */
export const locales = ['ru', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ru'
export const localeCookie = 'stavka-locale'

export const themes = ['console', 'mapRoom'] as const
export type Theme = (typeof themes)[number]
export const themeCookie = 'stavka-theme'

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)
export const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme)
