'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangeLine } from './changesModel'

/** The sentence of a change: «решение „Баржи без имён“». */
export function useReason(): (line: ChangeLine) => string {
  const t = useTranslations('hq')
  return useCallback(
    ({ key, values }) => {
      if (key !== 'function') return t(`reason.${key}`, values)
      const name = `camp.functions.${String(values.id)}`
      return t('reason.function', { name: t.has(name) ? t(name) : String(values.id) })
    },
    [t],
  )
}
