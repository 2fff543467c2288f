import type { AbstractIntlMessages } from 'use-intl/core'
import { usualHqLabel } from '@/lib/campaign/settings/hqLabel'
import type { Locale } from './locales'

/** What HQ is called where no campaign says so, by language. */
const usual: Record<Locale, string> = { ru: usualHqLabel, en: 'HQ' }

/** The event's own word for HQ (EVENT-PRACTICE §6) as this language says it: the usual word is translated, any other stands as it is. */
export const hqWord = (label: string | null | undefined, locale: Locale): string =>
  label && label !== usualHqLabel ? label : usual[locale]

/** A word that a message may hold as it is: signs that mean something in messages are left out, an apostrophe is a printed one. */
const plain = (word: string): string => word.replaceAll("'", '’').replace(/[{}<>#|]/g, '')

/** The same messages with `{hq}` filled by a word, wherever it stands. */
export function withHqWord(messages: AbstractIntlMessages, word: string): AbstractIntlMessages {
  const safe = plain(word)
  const fill = (part: AbstractIntlMessages | string): AbstractIntlMessages | string =>
    typeof part === 'string'
      ? part.replaceAll('{hq}', () => safe)
      : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]))
  return fill(messages) as AbstractIntlMessages
}
