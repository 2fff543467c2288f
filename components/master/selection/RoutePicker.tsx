'use client'
import clsx from 'clsx'
import { ArrowRight, MapPin, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { exitsOf } from '@/components/general/orderModel'
import { IconButton } from '@/components/ui/IconButton'
import { useRow, useView } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'

/** Where to: the neighbours of the last sector, to press here or on the map; several crossings where the order may hold them. */
export function RoutePicker({ fromId, longRoute }: { fromId: string; longRoute: boolean }) {
  const t = useTranslations('master.order')
  const general = useTranslations('general')
  const route = useMaster((state) => state.order?.route) ?? []
  const setRoute = useMaster((state) => state.setRoute)
  const sectors = useView('sectors')
  // A single crossing may be chosen anew; a long way goes on from its end.
  const last = longRoute ? (route.at(-1) ?? fromId) : fromId
  const here = useRow('sectors', last)
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-soft flex items-center gap-1.5 text-sm font-medium">
        <MapPin aria-hidden className="size-4" /> {t('where')}
      </p>
      {route.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 font-semibold">
          {sectors[fromId]?.name}
          {route.map((id, index) => (
            <span key={`${index}${id}`} className="inline-flex items-center gap-1.5">
              <ArrowRight aria-hidden className="text-ink-faint size-4" /> {sectors[id]?.name}
            </span>
          ))}
          <IconButton icon={X} size="s" label={t('dropLast')} onClick={() => setRoute(route.slice(0, -1))} />
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        {exitsOf(here?.neighbours ?? []).map(({ sectorId, side }) => {
          const on = !longRoute && route[0] === sectorId
          return (
            <button
              key={sectorId}
              type="button"
              aria-pressed={on}
              onClick={() => setRoute(longRoute ? [...route, sectorId] : [sectorId])}
              className={clsx(
                'rounded-control min-h-9 border px-2.5 text-sm font-medium transition-colors',
                on ? 'border-press bg-press text-press-ink' : 'border-rule-strong bg-sunken hover:border-press hover:text-press',
              )}
            >
              {sectors[sectorId]?.name} <span className={on ? '' : 'text-ink-faint'}>{general(`side.${side}`)}</span>
            </button>
          )
        })}
      </div>
      {route.length === 0 && <p className="text-ink-faint text-[0.8125rem]">{t('orOnMap')}</p>}
    </div>
  )
}
