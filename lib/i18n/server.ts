import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cookies } from 'next/headers'
import { createTranslator, type AbstractIntlMessages } from 'use-intl/core'
import { environment } from '@/lib/server/environment'
import { hqWord, withHqWord } from './hqLabel'
import { defaultLocale, isLocale, isTheme, localeCookie, themeCookie, type Locale, type Theme } from './locales'

const cache = new Map<Locale, AbstractIntlMessages>()

/** Every namespace of a language: `lib/i18n/messages/<locale>/<namespace>.json`, read once per process outside development. */
export function loadMessages(locale: Locale): AbstractIntlMessages {
  const known = cache.get(locale)
  if (known) return known
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'i18n', 'messages', locale)
  const messages: AbstractIntlMessages = {}
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue
    messages[file.slice(0, -'.json'.length)] = JSON.parse(
      readFileSync(path.join(/* turbopackIgnore: true */ folder, file), 'utf8'),
    ) as AbstractIntlMessages
  }
  if (!environment().development) cache.set(locale, messages)
  return messages
}

/** The language this browser asked for. */
export async function requestLocale(): Promise<Locale> {
  const value = (await cookies()).get(localeCookie)?.value
  return isLocale(value) ? value : defaultLocale
}

/** The theme this person chose; null leaves the choice to the scenario. */
export async function requestTheme(): Promise<Theme | null> {
  const value = (await cookies()).get(themeCookie)?.value
  return isTheme(value) ? value : null
}

/** Translator of one namespace for server components and routes. */
export async function getTranslations(namespace: string) {
  const locale = await requestLocale()
  return createTranslator({ locale, messages: withHqWord(loadMessages(locale), hqWord(null, locale)), namespace })
}
