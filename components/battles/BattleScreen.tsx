'use client'
import { Grid3x3, SearchX } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRow } from '@/lib/live/client/hooks'
import { AfterView } from './after/AfterView'
import { BackLink } from './BackLink'
import { BeforeView } from './before/BeforeView'
import { BoardView } from './board/BoardView'
import { PlaceButton } from './board/RunBoard'
import { TableFire } from './board/TableFire'
import { useBoard } from './board/useBoard'
import { DuringView } from './during/DuringView'
import { SideNames } from './SideNames'
import { Steps } from './Steps'
import { useBattle, type TableBattle } from './useBattle'

/**
 * «Стол боя»: the tablet of a battle fought with real figures, from the call to what is written back to the map (EP-20); while a battle is
 * fought on the digital board, that board.
 */
export function BattleScreen({ id }: { id: string }) {
  const t = useTranslations('battles')
  const { ready } = useConnection()
  const table = useBattle(id)
  const board = useBoard(id)
  const isPlayed = table?.battle.phase === 'deployment' || table?.battle.phase === 'running'
  if (table && board && isPlayed && table.battle.place === 'board')
    return (
      <div className="flex h-dvh flex-col max-lg:h-auto max-lg:min-h-dvh">
        <ScreenHeader title={t('board.titleOf', { sector: table.sector })} icon={Grid3x3} />
        <ClockStands table={table} />
        <BoardView table={table} board={board} />
      </div>
    )
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={table ? t('titleOf', { sector: table.sector }) : t('title')} icon={Grid3x3} />
      <main className="mx-auto flex w-full max-w-[120rem] flex-1 flex-col gap-3 p-2.5 sm:p-4">
        <nav className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <BackLink />
          {table && <Steps phase={table.battle.phase} />}
          {table && isPlayed && (
            <div className="ml-auto flex flex-wrap gap-2">
              <TableFire table={table} board={board} />
              {table.master && <PlaceButton table={table} to="board" />}
            </div>
          )}
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

/** Master and host are told why nothing can be pressed. */
function ClockStands({ table: { battle, runs } }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const clock = useRow('clock', 'clock')
  if (battle.phase === 'ended' || !runs || clock === null || clock.status === 'running') return null
  return <p className="border-wait bg-wait-wash text-wait rounded-control border p-3 font-semibold">{t('clockStands')}</p>
}

function Table({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const { battle, runs } = table
  const open = battle.phase !== 'ended'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-0.5 text-lg">
        <SideNames sides={battle.sides} />
        <span className="text-ink-faint text-sm">{t(`cause.${battle.cause}`)}</span>
      </p>
      {open && !runs && <p className="border-rule text-ink-soft rounded-control border p-3">{t('onlyReads')}</p>}
      <ClockStands table={table} />
      {(battle.phase === 'called' || battle.phase === 'deployment') && <BeforeView table={table} />}
      {battle.phase === 'running' && <DuringView table={table} />}
      {(battle.phase === 'aftermath' || battle.phase === 'ended') && <AfterView table={table} />}
    </>
  )
}
