'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { VisibleEvent } from '@/lib/campaign/feature'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import type { AuditRecord } from '@/lib/store/types'
import { sentenceOf, toldByEvents } from './sentence'
import { useAuditNames } from './useAuditNames'

type Told = Pick<AuditRecord, 'type' | 'data' | 'events'>

/** What a record says, in the reader's language. Marches, words and throws are told by what came of them: their own rows are gone by then. */
export function useRecordSentence(): (record: Told) => string {
  const t = useTranslations('audit')
  const names = useAuditNames()
  const tell = useEventSentence()
  return useCallback(
    (record) => {
      const told = toldByEvents(record.type)
        ? record.events.map((event) => tell(event as VisibleEvent)).filter((sentence) => sentence !== null)
        : []
      if (told.length > 0) return told.join('. ')
      const { key, values } = sentenceOf(record, names)
      return t(`sentence.${key}`, values)
    },
    [t, names, tell],
  )
}
