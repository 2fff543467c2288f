'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { SeenEvent } from '@/lib/rules/ruleset'
import { sentencesOf, type BattleNames } from './log'

/** Says events of a battle in sentences, with each die that fell. */
export function useLog(names: BattleNames): (event: SeenEvent) => string[] {
  const t = useTranslations('board.log')
  return useCallback((event) => sentencesOf(event, names).map(({ key, params }) => t(key, params)), [t, names])
}
