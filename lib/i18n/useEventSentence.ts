'use client'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { VisibleEvent } from '@/lib/campaign/feature'
import { useNames } from './useNames'
import { useSentence } from './useSentence'

/**
 * An event as a sentence of the catalogue (`events.<type>`), or null when it is not one to tell. `body` is the name of the army or
 * officer that moves, as far as this screen knows it.
 */
export function useEventSentence(): (event: VisibleEvent) => string | null {
  const general = useSentence('events')
  const ofHq = useSentence('hqEvents')
  const t = useTranslations('events')
  const names = useNames()
  return useCallback(
    (event) => {
      const officerId = typeof event.officerId === 'string' ? event.officerId : null
      const armyId = typeof event.armyId === 'string' ? event.armyId : null
      const body = officerId ? (names(officerId) ?? t('rider')) : armyId ? (names(armyId) ?? t('army')) : ''
      const state = typeof event.stateId === 'string' ? (names(event.stateId) ?? '') : ''
      const filled = { ...event, body, state }
      // A line of a list takes no full stop.
      return (general(event.type, filled) ?? ofHq(event.type, filled))?.replace(/\.$/, '') ?? null
    },
    [general, ofHq, names, t],
  )
}
