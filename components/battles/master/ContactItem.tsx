'use client'
import clsx from 'clsx'
import { Check, Flag, Grid3x3, Hourglass, MessageSquareWarning, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Chips } from '@/components/ui/Chips'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { Moment } from '@/components/ui/Countdown'
import { useLiveClient } from '@/lib/live/client/hooks'
import { disputesOf } from '../model/marks'
import { shortName, waitedFor } from '../model/phases'
import { SideColour } from '../SideNames'
import { PlaceButton } from '../board/RunBoard'
import { useBattle, type TableBattle, type TableSide } from '../useBattle'
import { useBattleCommands, type BattleCommands } from '../useBattleCommands'
import { DeputySelect } from '../before/DeputySelect'

/** A battle at the master's desk (EP-9): who is called and has come, a deputy, the opening, and the way to its tablet. */
export function ContactItem({ id, onJump }: { id: string; onJump?: (sectorId: string) => void }) {
  const table = useBattle(id)
  return table && <Item table={table} onJump={onJump} />
}

function Item({ table, onJump }: { table: TableBattle; onJump?: (sectorId: string) => void }) {
  const t = useTranslations('battles')
  const slug = useLiveClient()?.slug
  const { battle, sides } = table
  const commands = useBattleCommands(battle.id)
  const [asks, setAsks] = useState(false)
  const called = battle.phase === 'called'
  const missing = waitedFor(sides)
  const names = missing.map(({ name }) => shortName(name)).join(', ')
  return (
    <article
      aria-label={t('master.contact', { sector: table.sector })}
      data-battle={battle.id}
      className={clsx('flex flex-col gap-3 p-3', called && 'bg-wait-wash')}
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {onJump ? (
          <button
            type="button"
            className="hover:text-press min-h-6 text-left text-lg leading-tight font-semibold underline"
            onClick={() => onJump(battle.sectorId)}
          >
            {table.sector}
          </button>
        ) : (
          <h3 className="text-lg leading-tight font-semibold">{table.sector}</h3>
        )}
        <Badge tone={called ? 'wait' : 'press'}>{t(`phase.${battle.phase}`)}</Badge>
        <span className="text-ink-faint ml-auto text-sm">
          <Moment at={battle.startAt} />
        </span>
      </header>
      {(called || battle.phase === 'deployment') && sides.map((side) => <Called key={side.id} side={side} commands={commands} />)}
      {battle.phase === 'running' && (
        <p className="text-ink-soft">
          {t('turn.number', { n: battle.turn })} <strong className="text-ink">{table.sideTitle(battle.turnSideId)}</strong>
        </p>
      )}
      {battle.phase !== 'aftermath' &&
        disputesOf(table.marks).map((mark) => (
          <div key={mark.id} role="status" className="border-wait bg-wait-wash rounded-control flex items-start gap-2.5 border p-2.5">
            <MessageSquareWarning aria-label={t('log.dispute')} className="text-wait mt-0.5 size-5 shrink-0" />
            <p className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">{mark.text}</p>
            <Button size="s" disabled={commands.busy} onClick={() => void commands.strike(mark.id)}>
              {t('log.settle')}
            </Button>
          </div>
        ))}
      {called && (
        <Chips
          label={t('table.place')}
          value={battle.place}
          onChange={(place) => place && void commands.place(place)}
          chips={[
            { id: 'table', label: t('table.figures') },
            { id: 'board', label: t('table.board') },
          ]}
        />
      )}
      <footer className="flex flex-wrap items-center gap-2">
        {called && (
          <Button
            variant="press"
            icon={Flag}
            busy={commands.busy}
            onClick={() => (missing.length > 0 ? setAsks(true) : void commands.open())}
          >
            {t('open')}
          </Button>
        )}
        <a
          href={`/c/${slug}/battles/${battle.id}`}
          className="rounded-control border-rule-strong bg-raised hover:border-press hover:text-press inline-flex min-h-10 items-center gap-2 border px-3.5 text-[0.9375rem] font-medium"
        >
          <Grid3x3 aria-hidden className="size-[1.15em]" /> {t(battle.place === 'board' && !called ? 'board.watch' : 'master.tablet')}
        </a>
        {(battle.phase === 'deployment' || battle.phase === 'running') && (
          <PlaceButton table={table} to={battle.place === 'board' ? 'table' : 'board'} />
        )}
        {called && (
          <span className={clsx('inline-flex items-center gap-1.5 text-sm font-medium', missing.length > 0 ? 'text-wait' : 'text-calm')}>
            {missing.length > 0 ? <Hourglass aria-hidden className="size-4" /> : <Check aria-hidden className="size-4" />}
            {missing.length > 0 ? t('master.waits', { n: missing.length }) : t('master.ready')}
          </span>
        )}
      </footer>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('openTitle')}
        description={t('openText', { names })}
        confirm={t('open')}
        onConfirm={() => commands.open()}
      />
    </article>
  )
}

/** Commanders of a side in short: tick who has come, name who stands in. */
function Called({ side, commands }: { side: TableSide; commands: BattleCommands }) {
  const t = useTranslations('battles')
  return (
    <section aria-label={side.title} className="flex flex-col gap-1.5">
      <h4 className="flex items-center gap-2 text-sm font-semibold">
        <SideColour colour={side.colour} /> {side.title}
      </h4>
      {side.commanders.length === 0 && <p className="text-ink-soft text-sm">{t('ledByMaster')}</p>}
      {side.commanders.map(({ personId, name, arrived }) => (
        <button
          key={personId}
          type="button"
          aria-pressed={arrived}
          disabled={commands.busy}
          onClick={() => void commands.arrived(personId, !arrived)}
          className={clsx(
            'rounded-control flex min-h-10 w-full items-center gap-2.5 border px-2.5 py-1 text-left text-sm',
            arrived ? 'border-calm/60 bg-calm-wash' : 'border-rule-strong bg-raised hover:border-press',
          )}
        >
          {arrived ? (
            <Check aria-hidden className="text-calm size-5 shrink-0" strokeWidth={2.6} />
          ) : (
            <UserRound aria-hidden className="text-ink-faint size-5 shrink-0" />
          )}
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
          <span className={clsx('font-semibold', arrived ? 'text-calm' : 'text-wait')}>{t(arrived ? 'hasCome' : 'awaited')}</span>
        </button>
      ))}
      {side.commanders.length > 0 && (
        <label className="flex items-center gap-2.5 text-sm">
          <span className="text-ink-soft inline-block shrink-0 first-letter:uppercase">{t('deputy')}</span>
          <DeputySelect side={side} commands={commands} />
        </label>
      )}
    </section>
  )
}
