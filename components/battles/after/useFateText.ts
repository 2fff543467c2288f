'use client'
import { useTranslations } from 'use-intl'
import type { Fate } from '@/lib/campaign/battles/tables'
import { useView } from '@/lib/live/client/hooks'
import type { OutcomeRow } from '../model/rows'

/** A result in words: "захвачена: Лига", "в плену: Каганат", "отходит в Надор". */
export function useFateText(): (kind: OutcomeRow['kind'], fate: Fate) => string {
  const t = useTranslations('battles.fate')
  const states = useView('states')
  const sectors = useView('sectors')
  return (kind, { fate, stateId, toId }) =>
    t(`${kind}.${fate}`, {
      state: (stateId === null ? null : states[stateId]?.name) ?? '',
      sector: (toId === null ? null : sectors[toId]?.name) ?? '',
    })
}
