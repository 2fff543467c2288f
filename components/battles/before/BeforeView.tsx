'use client'
import { Flag, Play, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { ComingPanel } from '../during/ComingPanel'
import { shortName, waitedFor } from '../model/phases'
import type { TableBattle } from '../useBattle'
import { useBattleCommands } from '../useBattleCommands'
import { HostPicker } from './HostPicker'
import { JoinSides } from './JoinSides'
import { SideBefore } from './SideBefore'

/** Before the first turn: commanders come, figures are taken from the box and placed in the order of presence (MB-CON-3, MB-DEP-1). */
export function BeforeView({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const { battle, sides, runs, master } = table
  const commands = useBattleCommands(battle.id)
  const [asks, setAsks] = useState<'open' | 'callOff' | null>(null)
  const missing = waitedFor(sides)
  const called = battle.phase === 'called'
  const open = () => (called && missing.length > 0 ? setAsks('open') : called ? void commands.open() : void commands.begin())
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {sides.map((side, index) => (
          <SideBefore key={side.id} table={table} side={side} order={index + 1} commands={commands} />
        ))}
        <div className="flex min-w-0 flex-col gap-3 md:col-span-2 md:grid md:grid-cols-2 md:items-start 2xl:col-span-1 2xl:flex">
          <ComingPanel coming={table.coming} />
          {master && <HostPicker battle={battle} commands={commands} />}
          {runs && <JoinSides sides={sides} commands={commands} />}
        </div>
      </div>
      {runs && (
        <footer className="border-rule bg-panel shadow-panel rounded-panel sticky bottom-2 z-10 mt-auto flex flex-wrap items-center gap-3 p-3">
          <p className="min-w-0 flex-1 basis-52 font-medium">
            {called
              ? missing.length === 0
                ? t('allCame')
                : t('missing', { names: missing.map(({ name }) => shortName(name)).join(', ') })
              : t('deploying')}
          </p>
          {master && (
            <Button icon={X} variant="plain" onClick={() => setAsks('callOff')}>
              {t('callOff')}
            </Button>
          )}
          <Button size="l" variant="press" icon={called ? Flag : Play} busy={commands.busy} className="max-sm:w-full" onClick={open}>
            {t(called ? 'open' : 'begin')}
          </Button>
        </footer>
      )}
      <ConfirmDialog
        open={asks === 'open'}
        onOpenChange={(is) => !is && setAsks(null)}
        title={t('openTitle')}
        description={t('openText', { names: missing.map(({ name }) => shortName(name)).join(', ') })}
        confirm={t('open')}
        onConfirm={() => commands.open()}
      />
      <ConfirmDialog
        open={asks === 'callOff'}
        onOpenChange={(is) => !is && setAsks(null)}
        title={t('callOffTitle')}
        description={t('callOffText')}
        confirm={t('callOff')}
        variant="lost"
        onConfirm={() => commands.callOff()}
      />
    </>
  )
}
