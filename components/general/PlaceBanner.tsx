'use client'
import { EyeOff, Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'

/** Away from the table, and in captivity: that nothing here is live, and of when it is (`info.flagsWhere`, EP-11). */
export function PlaceBanner() {
  const t = useTranslations('general.place')
  const place = useRow('place', 'place')
  const now = useEventTime(60_000)
  const format = useEventFormat()
  if (!place || place.place === 'table') return null
  const captive = place.place === 'captive'
  const Icon = captive ? Lock : EyeOff
  return (
    <div role="status" className={`${captive ? 'bg-lost-wash text-lost' : 'bg-wait-wash text-wait'} flex items-start gap-3 px-3.5 py-2.5`}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="leading-tight font-bold">
          {t(captive ? 'captive' : 'outside')}{' '}
          {place.knownAt !== null && <span className="figures">{t('known', { time: format.moment(place.knownAt, now) })}</span>}
        </p>
        <p className="text-ink-soft mt-0.5 text-sm">{place.knownAt === null ? t('never') : t(captive ? 'captiveText' : 'outsideText')}</p>
      </div>
    </div>
  )
}
