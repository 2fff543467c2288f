'use client'
import clsx from 'clsx'
import { Dices, DoorOpen, FoldHorizontal, LogIn, ShieldAlert, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Countdown } from '@/components/ui/Countdown'
import { unitsLeft } from '../model/marks'
import type { ForceRow, UnitOfForce } from '../model/rows'
import { SideColour } from '../SideNames'
import type { TableBattle, TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { OfficerRow } from './OfficerRow'
import { UnitRow } from './UnitRow'

/** What is asked in a window of its own before it is set down. */
export type TableQuestion =
  | { kind: 'overturned'; side: TableSide; unit: UnitOfForce }
  | { kind: 'leave'; side: TableSide }
  | { kind: 'mutiny'; side: TableSide }
  | { kind: 'dispute' }
  | { kind: 'end' }

interface Props {
  table: TableBattle
  side: TableSide
  commands: BattleCommands
  ask: (question: TableQuestion) => void
}

/** One side while it is fought: every regiment, battery and officer as a row with large presses (EP-20). */
export function SidePanel({ table, side, commands, ask }: Props) {
  const t = useTranslations('battles')
  const moves = table.battle.turnSideId === side.id
  const units = side.forces.flatMap((force) => force.units)
  return (
    <section
      aria-label={side.title}
      className={clsx('bg-panel rounded-panel flex min-w-0 flex-col', moves ? 'outline-press outline-2 -outline-offset-1' : 'shadow-panel')}
    >
      <header className="border-rule flex flex-wrap items-center gap-x-3 gap-y-2 border-b p-3">
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="flex items-center gap-2 text-xl leading-tight font-bold">
            <SideColour colour={side.colour} />
            <span className="[overflow-wrap:anywhere]">{side.title}</span>
          </h2>
          <p className="text-ink-soft flex flex-wrap items-center gap-x-3 text-sm">
            <span>{t('left', { left: unitsLeft(units), all: units.length })}</span>
            {side.dice !== null && (
              <span className="inline-flex items-center gap-1">
                <Dices aria-hidden className="size-4" /> {t('turn.diceShort', { n: side.dice })}
              </span>
            )}
            {moves && <strong className="text-press">{t('turn.moves')}</strong>}
          </p>
        </div>
        {table.runs && (
          <div className="flex flex-wrap gap-1.5">
            <Button className="min-h-12" icon={DoorOpen} onClick={() => ask({ kind: 'leave', side })}>
              {t('press.leave')}
            </Button>
            <Button className="min-h-12" icon={ShieldAlert} onClick={() => ask({ kind: 'mutiny', side })}>
              {t('press.mutiny')}
            </Button>
          </div>
        )}
      </header>
      {side.forces.map((force) => (
        <Force key={force.id} {...{ table, side, force, commands, ask }} />
      ))}
      {side.forces.length === 0 && <p className="text-ink-faint p-3 text-sm">{t('noForces')}</p>}
    </section>
  )
}

function Force({ table, side, force, commands, ask }: Props & { force: ForceRow }) {
  const t = useTranslations('battles')
  const enemies = table.sides.filter((other) => other.id !== side.id)
  const overturned = (unit: UnitOfForce) =>
    enemies.length === 1 ? void commands.overturned(unit.id, enemies[0]!.id) : ask({ kind: 'overturned', side, unit })
  const reserve = force.from === 'reinforcement' && !force.onBoard
  return (
    <section aria-label={force.name} className="border-rule border-b last:border-b-0">
      <h3 className="bg-sunken flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5 text-sm font-semibold">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{force.name}</span>
        {force.edge && <Badge>{t(`from.${force.edge}`)}</Badge>}
        {force.onMarch && (
          <Badge tone="wait" icon={FoldHorizontal}>
            {t('narrow')}
          </Badge>
        )}
        {reserve && <Badge tone="wait">{t('reserve')}</Badge>}
        {table.runs && reserve && (
          <Button
            size="s"
            className="min-h-11"
            variant="press"
            icon={LogIn}
            disabled={commands.busy}
            onClick={() => void commands.enter(force.id, true)}
          >
            {t('press.enter')}
          </Button>
        )}
        {table.runs && force.from === 'reinforcement' && force.onBoard && (
          <Button size="s" icon={Undo2} variant="plain" disabled={commands.busy} onClick={() => void commands.enter(force.id, false)}>
            {t('press.toReserve')}
          </Button>
        )}
      </h3>
      <ul className="divide-rule divide-y">
        {force.officers.map((officer) => (
          <OfficerRow key={officer.id} table={table} side={side} officer={officer} commands={commands} />
        ))}
        {force.units.map((unit) => (
          <UnitRow key={unit.id} table={table} unit={unit} commands={commands} onOverturned={overturned} />
        ))}
        {force.absent.map((unit) => (
          <li key={unit.id} className="text-ink-soft flex min-h-11 flex-wrap items-center gap-x-3 px-3 py-1.5 text-sm">
            <span className="min-w-0 flex-1">{t('absent', { unit: unit.name })}</span>
            {unit.until === null ? <span>{t('absentUnknown')}</span> : <Countdown due={unit.until} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
