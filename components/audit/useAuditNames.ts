'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useNames } from '@/lib/i18n/useNames'
import type { Names } from './sentence'

/** Names for the chronicle; an army that has gone has no name any more, another unknown id is shown as it is, the system is the event's clock. */
export function useAuditNames(): Names {
  const nameOf = useNames()
  const t = useTranslations('audit')
  return useMemo(() => {
    const name = (id: string) => nameOf(id) ?? id
    const person = (id: string) => (id === 'system' ? t('system') : name(id))
    return { person, army: (id: string) => nameOf(id) ?? t('goneArmy'), sector: name, card: name, state: name, table: name }
  }, [nameOf, t])
}
