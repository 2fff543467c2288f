'use client'
import { Handshake, MapPinned, Save, Trophy } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { useLiveClient } from '@/lib/live/client/hooks'
import { MarksLog } from '../during/MarksLog'
import type { TableBattle } from '../useBattle'
import { useBattleCommands } from '../useBattleCommands'
import { Outcomes } from './Outcomes'
import { WrittenBack } from './WrittenBack'

/** After the fighting: who holds the field, what rules and dice gave and the master ruled, and what stands on the map since. */
export function AfterView({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const slug = useLiveClient()?.slug
  const { battle, master, runs } = table
  const commands = useBattleCommands(battle.id)
  const [asks, setAsks] = useState(false)
  const ended = battle.phase === 'ended'
  if (ended && table.outcomes.length === 0 && battle.turn === 0) {
    return (
      <div className="bg-panel shadow-panel rounded-panel">
        <EmptyState icon={Handshake} title={t('after.calledOff')}>
          {t('after.calledOffText')}
        </EmptyState>
      </div>
    )
  }
  const holders = battle.holders.map(table.sideTitle).filter((title) => title !== '')
  return (
    <>
      <section className="bg-panel shadow-panel rounded-panel flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
        <Trophy aria-hidden className="text-wait size-9 shrink-0" strokeWidth={1.7} />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-2xl leading-tight font-bold [overflow-wrap:anywhere]">
            {holders.length === 0 ? t('after.nobody') : t('after.holds', { sides: holders.join(', '), n: holders.length })}
          </h2>
          <p className="text-ink-soft">
            {battle.byAgreement && <>{t('after.agreed')} · </>}
            {t(ended ? 'after.written' : 'after.notYet')}
          </p>
        </div>
        {!ended && master && (
          <Button size="l" variant="press" icon={Save} busy={commands.busy} className="max-sm:w-full" onClick={() => setAsks(true)}>
            {t('after.settle')}
          </Button>
        )}
        {ended && master && (
          <a
            href={`/c/${slug}/master`}
            className="rounded-control border-rule-strong bg-raised hover:border-press hover:text-press inline-flex min-h-13 items-center gap-2.5 border px-5 text-lg font-medium max-sm:w-full max-sm:justify-center"
          >
            <MapPinned aria-hidden className="size-5" /> {t('after.map')}
          </a>
        )}
        {!ended && !master && runs && <p className="text-wait w-full font-medium">{t('after.masterSettles')}</p>}
      </section>
      {ended && <WrittenBack table={table} />}
      <Outcomes table={table} commands={commands} />
      <MarksLog table={table} commands={commands} />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('after.settleTitle')}
        description={t('after.settleText')}
        confirm={t('after.settle')}
        onConfirm={() => commands.settle()}
      />
    </>
  )
}
