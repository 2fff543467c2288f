import { localeCookie, themeCookie, type Locale, type Theme } from './locales'

const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${180 * 24 * 3600}; samesite=lax`
}

/** Keeps the language for this browser; the page is then asked for again. */
export const chooseLocale = (locale: Locale): void => keep(localeCookie, locale)

/** Switches the theme at once and keeps it for this browser. */
export function chooseTheme(theme: Theme): void {
  keep(themeCookie, theme)
  showTheme(theme)
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

/** True when this person chose a theme; otherwise the scenario's counts. */
export const themeWasChosen = (): boolean => document.cookie.includes(`${themeCookie}=`)
