'use client'
import clsx from 'clsx'
import { RotateCcw, Skull, Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { Button } from '@/components/ui/Button'
import { Moment } from '@/components/ui/Countdown'
import { armOf } from '@/lib/campaign/armies/arms'
import { lossOf } from '../model/marks'
import type { UnitOfForce } from '../model/rows'
import type { TableBattle } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'

/** One regiment or battery: a large press for its loss, for a battery also for being overturned, and the way back. */
export function UnitRow(props: {
  table: TableBattle
  unit: UnitOfForce
  commands: BattleCommands
  /** Who overturned the battery is asked where there are several enemies. */
  onOverturned: (unit: UnitOfForce) => void
}) {
  const { table, unit, commands, onOverturned } = props
  const t = useTranslations('battles')
  const general = useTranslations('general')
  const mark = unit.lost ? lossOf(table.marks, unit.id) : null
  const battery = armOf[unit.kind] === 'artillery'
  return (
    <li data-unit={unit.id} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1.5 px-3 py-1.5">
      <span className={clsx('shrink-0', unit.lost ? 'text-ink-faint' : 'text-ink-soft')}>
        <ArmSign arm={armOf[unit.kind]} size={20} />
      </span>
      <span className="min-w-0 flex-1 basis-40 leading-tight">
        <span className={clsx('block font-medium [overflow-wrap:anywhere]', unit.lost && 'text-ink-faint line-through')}>{unit.name}</span>
        <span className="text-ink-faint text-sm">
          {mark ? (
            <span className="text-lost font-medium">
              {mark.kind === 'overturned' ? t('mark.overturnedBy', { side: table.sideTitle(mark.bySideId) }) : t('mark.loss')}{' '}
              <Moment at={mark.at} />
            </span>
          ) : (
            general(`unit.${unit.kind}`)
          )}
        </span>
      </span>
      {table.runs && (
        <span className="ml-auto flex gap-1.5">
          {unit.lost ? (
            mark && (
              <Button className="min-h-12" icon={RotateCcw} disabled={commands.busy} onClick={() => void commands.strike(mark.id)}>
                {t('back')}
              </Button>
            )
          ) : (
            <>
              {battery && (
                <Button className="min-h-12" variant="lost" icon={Swords} disabled={commands.busy} onClick={() => onOverturned(unit)}>
                  {t('press.overturned')}
                </Button>
              )}
              <Button className="min-h-12" variant="lost" icon={Skull} disabled={commands.busy} onClick={() => void commands.loss(unit.id)}>
                {t('press.loss')}
              </Button>
            </>
          )}
        </span>
      )}
    </li>
  )
}
