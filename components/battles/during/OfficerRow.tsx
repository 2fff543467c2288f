'use client'
import clsx from 'clsx'
import { Bandage, Crown, Footprints, RotateCcw, UserRound } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { hurtOf } from '../model/marks'
import type { OfficerOfForce } from '../model/rows'
import type { TableBattle, TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** One officer: wounded, or saved on foot with his horse hit (MB-BAT-OFF-11, -13), and the way back. */
export function OfficerRow(props: { table: TableBattle; side: TableSide; officer: OfficerOfForce; commands: BattleCommands }) {
  const { table, side, officer, commands } = props
  const t = useTranslations('battles')
  const general = useTranslations('general')
  const mark = hurtOf(table.marks, officer.id)
  return (
    <li data-officer={officer.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-1.5">
      <UserRound aria-hidden className={clsx('size-5 shrink-0', officer.hurt ? 'text-ink-faint' : 'text-ink-soft')} />
      <span className="min-w-0 flex-1 basis-40 leading-tight">
        <span className={clsx('block font-medium [overflow-wrap:anywhere]', officer.hurt && 'text-ink-faint line-through')}>
          {officer.name}
        </span>
        <span className="text-ink-faint flex flex-wrap items-center gap-x-2 text-sm">
          <span>{general(`officer.rank.${officer.rank}`)}</span>
          {side.cincId === officer.id && (
            <span className="inline-flex items-center gap-1">
              <Crown aria-hidden className="size-3.5" /> {t('cinc')}
            </span>
          )}
          {mark && (
            <span className={clsx('font-medium', mark.kind === 'wounded' ? 'text-lost' : 'text-wait')}>
              {t(mark.kind === 'wounded' ? 'mark.wounded' : 'mark.saved')} <Moment at={mark.at} />
            </span>
          )}
        </span>
      </span>
      {table.runs && (
        <span className="ml-auto flex gap-1.5">
          {mark && (
            <Button className="min-h-12" icon={RotateCcw} disabled={commands.busy} onClick={() => void commands.strike(mark.id)}>
              {t('back')}
            </Button>
          )}
          {!mark && (
            <Button className="min-h-12" icon={Footprints} disabled={commands.busy} onClick={() => void commands.saved(officer.id)}>
              {t('press.saved')}
            </Button>
          )}
          {mark?.kind !== 'wounded' && (
            <Button
              className="min-h-12"
              variant="lost"
              icon={Bandage}
              disabled={commands.busy}
              onClick={() => void commands.wounded(officer.id)}
            >
              {t('press.wounded')}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}
