'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { GaugeBand } from '@/lib/campaign/settings/gauge'
import { useRow } from '@/lib/live/client/hooks'
import { bandOf, readBands } from './gauge'

/** Names of the reference's own bands stand in the catalogue (HQ-RES-10); others are the event's. */
const ownNames = ['ready', 'worn', 'limit', 'none'] as const

export interface GaugeReading {
  /** Place among the bands, from full strength down. */
  place: number | null
  name: string
  tone: GaugeBand['tone']
}

/** The БЧСометр as this event has it (`bchs.bands`): its bands, and in which one an amount lies. */
export function useGauge(): { bands: GaugeBand[]; read: (value: number, start: number) => GaugeReading } {
  const t = useTranslations('hq')
  const row = useRow('settings', 'bchs.bands')
  return useMemo(() => {
    const bands = readBands(row?.value)
    return {
      bands,
      read(value, start) {
        const place = bandOf(bands, value, start)
        const band = place === null ? null : bands[place]!
        const own = row?.isDefault && place !== null ? ownNames[place] : undefined
        return { place, name: own ? t(`pools.band.${own}`) : (band?.name ?? ''), tone: band?.tone ?? 'calm' }
      },
    }
  }, [row, t])
}
