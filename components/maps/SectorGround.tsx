'use client'
import { useTranslations } from 'use-intl'
import { useLiveClient, useRow } from '@/lib/live/client/hooks'
import { MapPicture } from './MapPicture'

/** The map on which a battle in this sector would be fought, and the way to it. */
export function SectorGround({ sectorId }: { sectorId: string }) {
  const t = useTranslations('maps')
  const slug = useLiveClient()?.slug
  const link = useRow('sectorMaps', sectorId)
  const map = useRow('battleMaps', link?.battleMapId)
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t('ground')}</h3>
      <a
        href={map ? `/c/${slug}/maps/${map.id}` : `/c/${slug}/maps`}
        className="rounded-control hover:bg-raised flex min-h-11 items-center gap-3 p-1 text-sm font-medium"
      >
        {map && <MapPicture drawing={map} className="h-14 w-20 shrink-0" />}
        <span className={map ? '' : 'text-ink-faint'}>{map?.name ?? t('groundNone')}</span>
      </a>
    </section>
  )
}
