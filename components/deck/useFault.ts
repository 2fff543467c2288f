'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Fault } from '@/lib/scenario/faults'

/** What is wrong with a card or a file of cards, as a sentence in the reader's language. */
export function useFault(): (fault: Fault) => string {
  const t = useTranslations('cardFaults')
  return useCallback(({ code, params }) => t(code, params), [t])
}
