'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '@/lib/i18n/useNames'
import type { Names } from './sentence'

/** Names for the chronicle; an id that nothing is known of is shown as it is, the system is the event's clock. */
export function useAuditNames(): Names {
  const nameOf = useNames()
  const t = useTranslations('audit')
  return useMemo(() => {
    const name = (id: string) => nameOf(id) ?? id
    const person = (id: string) => (id === 'system' ? t('system') : name(id))
    return { person, army: name, sector: name, card: name, state: name, table: name }
  }, [nameOf, t])
}
