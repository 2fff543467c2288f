'use client'
import { ArrowLeft, Grid3x3, SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useLiveClient, useRow } from '@/lib/live/client/hooks'
import { AfterView } from './after/AfterView'
import { BeforeView } from './before/BeforeView'
import { DuringView } from './during/DuringView'
import { SideNames } from './SideNames'
import { Steps } from './Steps'
import { useBattle, type TableBattle } from './useBattle'

/** «Стол боя»: the tablet of a battle fought with real figures, from the call to what is written back to the map (EP-20). */
export function BattleScreen({ id }: { id: string }) {
  const t = useTranslations('battles')
  const { ready } = useConnection()
  const slug = useLiveClient()?.slug
  const table = useBattle(id)
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={table ? t('titleOf', { sector: table.sector }) : t('title')} icon={Grid3x3} />
      <main className="mx-auto flex w-full max-w-[120rem] flex-1 flex-col gap-3 p-2.5 sm:p-4">
        <nav className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a
            href={`/c/${slug}/battles`}
            className="text-ink-soft hover:text-press inline-flex min-h-9 items-center gap-1.5 text-sm font-medium"
          >
            <ArrowLeft aria-hidden className="size-4" /> {t('list.back')}
          </a>
          {table && <Steps phase={table.battle.phase} />}
        </nav>
        {!ready && <SkeletonLines lines={8} />}
        {ready && !table && (
          <div className="bg-panel shadow-panel rounded-panel">
            <EmptyState icon={SearchX} title={t('unknown')}>
              {t('unknownText')}
            </EmptyState>
          </div>
        )}
        {table && <Table table={table} />}
      </main>
    </div>
  )
}

function Table({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const clock = useRow('clock', 'clock')
  const { battle, runs } = table
  const open = battle.phase !== 'ended'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-0.5 text-lg">
        <SideNames sides={battle.sides} />
        <span className="text-ink-faint text-sm">{t(`cause.${battle.cause}`)}</span>
      </p>
      {open && !runs && <p className="border-rule text-ink-soft rounded-control border p-3">{t('onlyReads')}</p>}
      {open && runs && clock !== null && clock.status !== 'running' && (
        <p className="border-wait bg-wait-wash text-wait rounded-control border p-3 font-semibold">{t('clockStands')}</p>
      )}
      {(battle.phase === 'called' || battle.phase === 'deployment') && <BeforeView table={table} />}
      {battle.phase === 'running' && <DuringView table={table} />}
      {(battle.phase === 'aftermath' || battle.phase === 'ended') && <AfterView table={table} />}
    </>
  )
}
