'use client'
import { FileUp, Library, Mountain, Plus, TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { Menu } from '@/components/ui/Menu'
import { Panel } from '@/components/ui/Panel'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { battlefields } from '@/lib/maps/battlefields'
import { graveFault } from '@/lib/maps/faults'
import { useConnection, useRows, useView, type LiveRow } from '@/lib/live/client/hooks'
import { MapPicture } from './MapPicture'
import { SectorMaps } from './SectorMaps'

/** The master's tactical maps: pictures, where each is fought on, and the map of every sector. */
export function MapsScreen({ slug }: { slug: string }) {
  const t = useTranslations('maps')
  const locale = useLocale()
  const router = useRouter()
  const { ready } = useConnection()
  const { give, busy } = useGive()
  const maps = useRows('battleMaps')
  const copyReady = async ({ title, about, id: _id, sides: _sides, ...drawing }: (typeof battlefields)[number]) => {
    const language = locale === 'en' ? 'en' : 'ru'
    const data = { map: null, revision: null, name: title[language], about: about[language], ...drawing }
    const answer = await give('battleMap.save', data, { done: t('editor.saved', { name: title[language] }) })
    if (answer.ok) router.push(`/c/${slug}/maps/${(answer.result as { map: string }).map}`)
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Mountain} />
      <main className="mx-auto grid w-full max-w-[100rem] items-start gap-2 p-2 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel>
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <p className="text-ink-soft min-w-0 flex-1 basis-72 text-sm">{t('lead')}</p>
            <Menu
              trigger={
                <Button variant="plain" icon={Library} busy={busy}>
                  {t('fromReady')}
                </Button>
              }
              groups={[
                {
                  items: battlefields.map((field) => ({
                    id: field.id,
                    label: field.title[locale === 'en' ? 'en' : 'ru'],
                    onSelect: () => void copyReady(field),
                  })),
                },
              ]}
            />
            <Button variant="plain" icon={FileUp} onClick={() => router.push(`/c/${slug}/maps/new?import=1`)}>
              {t('import')}
            </Button>
            <Button variant="press" icon={Plus} onClick={() => router.push(`/c/${slug}/maps/new`)}>
              {t('new')}
            </Button>
          </div>
          {!ready && <SkeletonLines lines={8} />}
          {ready && maps.length === 0 && (
            <EmptyState icon={Mountain} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          <ul className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-3">
            {maps.map((row) => (
              <MapCard key={row.id} slug={slug} row={row} />
            ))}
          </ul>
        </Panel>
        {ready && <SectorMaps />}
      </main>
    </div>
  )
}

function MapCard({ slug, row }: { slug: string; row: LiveRow<'battleMaps'> }) {
  const t = useTranslations('maps')
  const sectors = useRows('sectors')
  const links = useView('sectorMaps')
  const isFaulty = useMemo(() => graveFault(row) !== null, [row])
  const where = sectors.filter(({ id }) => links[id]?.battleMapId === row.id).map(({ name }) => name)
  return (
    <li>
      <Link
        href={`/c/${slug}/maps/${row.id}`}
        className="rounded-panel border-rule bg-raised hover:border-press focus-visible:border-press flex h-full flex-col overflow-hidden border"
      >
        <span className="bg-sunken grid h-48 place-items-center p-2">
          <MapPicture drawing={row} className="max-h-44 max-w-full" />
        </span>
        <span className="flex flex-1 flex-col gap-0.5 p-3">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-semibold">{row.name}</span>
            <span className="figures text-ink-faint text-sm">{t('cells', { width: row.rows[0]!.length, height: row.rows.length })}</span>
          </span>
          <span className="text-ink-soft text-sm">{where.join(', ') || t('nowhere')}</span>
          {isFaulty && (
            <span className="text-wait inline-flex items-center gap-1.5 text-sm font-medium">
              <TriangleAlert aria-hidden className="size-4" /> {t('unfinished')}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
