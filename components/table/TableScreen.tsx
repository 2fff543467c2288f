'use client'
import { DoorOpen, Dices, FastForward, Flag, Play, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { RoomCode } from '@/components/kiosk/RoomCode'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection, useRow, useRows, type LiveRow } from '@/lib/live/client/hooks'
import { BeginRound } from './BeginRound'
import { CatchUp } from './CatchUp'
import { FinishDialog } from './FinishDialog'
import { nextRound } from './nextRound'
import { ShipsSection } from './ShipsSection'
import { TableLetters } from './TableLetters'

/** The tables of a host: which round each is in, and one large button for the next (EP-21, HQ-TRG-2). */
export function TableScreen({ slug, base }: { slug: string; base: string }) {
  const t = useTranslations('table')
  const me = useRow('me', 'me')
  const tables = useRows('gameTables').filter((table) => table.hostId === me?.personId)
  const running = useRow('clock', 'clock')?.status === 'running'
  const { ready } = useConnection()
  const [asked, setAsked] = useState<LiveRow<'gameTables'> | null>(null)
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader title={t('title')} icon={Dices} actions={<Door slug={slug} base={base} />} />
      <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-3 p-3 sm:p-5">
        {!ready && <SkeletonLines lines={4} />}
        {ready && !running && (
          <p className="border-wait bg-wait-wash text-wait rounded-control border p-3 font-semibold">{t('clockStands')}</p>
        )}
        {ready && tables.length === 0 && (
          <div className="bg-panel shadow-panel rounded-panel">
            <EmptyState icon={Dices} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          </div>
        )}
        {tables.map((table) => (
          <Table key={table.id} table={table} running={running} onPress={() => setAsked(table)} />
        ))}
      </main>
      {asked && <BeginRound table={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

/** The code that checks phones in at the table, where the table stands in a room of its own (`info.flagsWhere`). */
function Door({ slug, base }: { slug: string; base: string }) {
  const t = useTranslations('table')
  const inRoom = useRow('settings', 'info.flagsWhere')?.value === 'room'
  const [open, setOpen] = useState(false)
  if (!inRoom) return null
  return (
    <>
      <Button icon={DoorOpen} className="min-h-11 max-sm:px-2.5 max-sm:text-[0px] max-sm:[&>svg]:size-5" onClick={() => setOpen(true)}>
        {t('door')}
      </Button>
      {open && (
        <Dialog open onOpenChange={setOpen} title={t('door')}>
          <RoomCode slug={slug} token={null} base={base} />
        </Dialog>
      )}
    </>
  )
}

function Table({ table, running, onPress }: { table: LiveRow<'gameTables'>; running: boolean; onPress: () => void }) {
  const t = useTranslations('table')
  const say = useTranslations('evening')
  const [asked, setAsked] = useState<'catchUp' | 'finish' | null>(null)
  const next = nextRound(table)
  return (
    <section aria-label={table.name} className="bg-panel shadow-panel rounded-panel flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-2xl leading-tight font-bold [overflow-wrap:anywhere]">{table.name}</h2>
          <p className="text-ink-soft mt-1">{table.about}</p>
        </div>
        <p className="text-ink-soft text-lg font-semibold">
          {table.state === 'finished'
            ? t('finished')
            : table.round === null || table.round === 0
              ? t('notStarted')
              : t('round', { n: table.round })}
        </p>
      </div>
      {table.stakes && table.stakes.length > 0 && (
        <dl className="text-sm">
          <dt className="eyebrow mb-1">{t('stakes')}</dt>
          {table.stakes.map((stake) => (
            <dd key={stake.id} className="text-ink-soft">
              {stake.name}: <span className="text-ink font-medium">{stake.outcomes[stake.index]}</span>
            </dd>
          ))}
        </dl>
      )}
      {table.state === 'finished' ? null : next === null ? (
        <p className="text-wait flex items-center gap-2 font-medium">
          <TriangleAlert aria-hidden className="size-5 shrink-0" /> {t('unknownRound')}
        </p>
      ) : (
        <Button variant="press" size="l" icon={Play} disabled={!running} className="min-h-16 text-xl" onClick={onPress}>
          {t('begin', { n: next })}
        </Button>
      )}
      {table.state !== 'finished' && (
        <div className="flex flex-wrap gap-2">
          {next !== null && (
            <Button icon={FastForward} disabled={!running} onClick={() => setAsked('catchUp')}>
              {say('table.already')}
            </Button>
          )}
          {table.state === 'running' && (
            <Button icon={Flag} onClick={() => setAsked('finish')}>
              {say('table.finish')}
            </Button>
          )}
        </div>
      )}
      <ShipsSection table={table} />
      <TableLetters table={table} />
      {asked === 'catchUp' && <CatchUp table={table} onClose={() => setAsked(null)} />}
      {asked === 'finish' && <FinishDialog table={table} sides={table.sides ?? []} onClose={() => setAsked(null)} />}
    </section>
  )
}
