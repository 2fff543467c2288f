'use client'
import { useCallback } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { fillFrom } from './fill'
import { useNames } from './useNames'

/**
 * Turns a key and params of a namespace into a sentence, or null when the catalogue has none. Dots in a key (`march.started`) are
 * levels of the catalogue.
 */
export function useSentence(namespace: string): (key: string, params?: Readonly<Record<string, unknown>>) => string | null {
  const t = useTranslations(namespace)
  const names = useNames()
  const locale = useLocale()
  return useCallback(
    (key, params = {}) => {
      if (!t.has(key)) return null
      const list = (items: string[]) => new Intl.ListFormat(locale).format(items)
      return t(key, fillFrom(params, names, list))
    },
    [t, names, locale],
  )
}
