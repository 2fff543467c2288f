'use client'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useRows, useView, type LiveRow } from '@/lib/live/client/hooks'

/** What a screen reader says of a sector and of a flag. */
export function useBodyLabels() {
  const t = useTranslations('map')
  const locale = useLocale()
  const states = useView('states')
  const sectors = useView('sectors')
  const flags = useRows('flags')
  return useMemo(() => {
    const list = (items: string[]) => new Intl.ListFormat(locale).format(items)
    const stateName = (id: string | null) => (id === null ? null : (states[id]?.name ?? null))
    const flagLabel = (flag: LiveRow<'flags'>): string => {
      const arms = list(flag.arms.map((arm) => t(`arms.${arm}`)))
      const name = flag.name ?? t('army')
      const parts = [`${name} (${stateName(flag.stateId) ?? '?'})`, arms, t(`status.${flag.status}`)]
      if (flag.towardsId) parts.push(t('headsFor', { sector: sectors[flag.towardsId]?.name ?? '?' }))
      return parts.filter(Boolean).join(', ')
    }
    const sectorLabel = (sector: LiveRow<'sectors'>): string => {
      const here = flags.filter((flag) => flag.sectorId === sector.id).length
      return [
        sector.name,
        stateName(sector.holderId) ?? t('noHolder'),
        t(`terrain.${sector.terrain}`),
        t('armiesHere', { count: here }),
      ].join(', ')
    }
    return { flagLabel, sectorLabel }
  }, [t, locale, states, sectors, flags])
}
