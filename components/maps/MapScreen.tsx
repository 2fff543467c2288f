'use client'
import { ArrowLeft, Mountain } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRow } from '@/lib/live/client/hooks'
import { loadDraft } from './editor/drafts'
import { MapEditor } from './editor/MapEditor'

/** The page of one map; `mapId` null: a new one. */
export function MapScreen({ slug, mapId, importing }: { slug: string; mapId: string | null; importing: boolean }) {
  const t = useTranslations('maps')
  const { ready } = useConnection()
  const row = useRow('battleMaps', mapId)
  const isMissing = ready && mapId !== null && row === null && loadDraft(slug, mapId) === null
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <ScreenHeader
        title={mapId === null ? t('new') : (row?.name ?? t('title'))}
        icon={Mountain}
        actions={
          <a href={`/c/${slug}/maps`} className="text-press inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:underline">
            <ArrowLeft aria-hidden className="size-4" />
            <span className="max-sm:sr-only">{t('back')}</span>
          </a>
        }
      />
      {!ready && (
        <div className="p-4">
          <SkeletonLines lines={10} />
        </div>
      )}
      {ready && !isMissing && <MapEditor key={mapId ?? 'new'} slug={slug} mapId={mapId} row={row} importing={importing} />}
      {isMissing && (
        <EmptyState icon={Mountain} title={t('editor.missing')}>
          {t('editor.missingText')}
        </EmptyState>
      )}
    </div>
  )
}
