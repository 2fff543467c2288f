'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { PracticeSide } from '@/lib/practice/setup'
import type { BattleWords } from '../board/play/battleGiven'

/** Sides of a practice battle are called by their colours. */
export function usePracticeWords(): BattleWords {
  const t = useTranslations('practice')
  return useMemo(
    () => ({
      side: (id) => t(`side.${id as PracticeSide}`),
      of: (id) => t(`of.${id as PracticeSide}`),
      place: (id) => id,
      own: () => null,
    }),
    [t],
  )
}
