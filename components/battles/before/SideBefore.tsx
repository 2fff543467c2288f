'use client'
import { Compass, Megaphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Badge } from '@/components/ui/Badge'
import { Chips } from '@/components/ui/Chips'
import { figureCount } from '../model/box'
import { SideColour } from '../SideNames'
import type { TableBattle, TableSide } from '../useBattle'
import type { BattleCommands } from '../useBattleCommands'
import { BoxList } from './BoxList'
import { Commanders } from './Commanders'

export const edges = ['N', 'E', 'S', 'W'] as const

/** One side before the first turn: when it places its figures and where, who leads it, what to take from the box. */
export function SideBefore(props: { table: TableBattle; side: TableSide; order: number; commands: BattleCommands }) {
  const { table, side, order, commands } = props
  const t = useTranslations('battles')
  const attacks = table.battle.attackerId !== null && side.stateIds.includes(table.battle.attackerId)
  return (
    <section aria-label={side.title} className="bg-panel shadow-panel rounded-panel flex min-w-0 flex-col">
      <header className="border-rule flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b p-3.5">
        <span className="figures bg-raised border-rule-strong grid size-10 place-items-center rounded-full border text-xl font-bold">
          {order}
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="flex items-center gap-2 text-xl leading-tight font-bold">
            <SideColour colour={side.colour} />
            <span className="[overflow-wrap:anywhere]">{side.title}</span>
          </h2>
          <p className="text-ink-soft text-sm">{t(order === 1 ? 'placesFirst' : 'placesThen', { order })}</p>
        </div>
        {attacks && (
          <Badge tone="lost" icon={Megaphone}>
            {t('declaredAttack')}
          </Badge>
        )}
      </header>
      <div className="flex flex-col gap-5 p-3.5">
        <Commanders side={side} commands={commands} runs={table.runs} />
        <section aria-label={t('bounds')} className="flex flex-col gap-2">
          <h3 className="eyebrow">{t('bounds')}</h3>
          {table.runs ? (
            <Chips
              label={t('edgeOf', { side: side.title })}
              value={side.edge}
              onChange={(edge) => edge && void commands.edge(side.id, edge)}
              chips={edges.map((edge) => ({ id: edge, label: t(`edge.${edge}`) }))}
            />
          ) : (
            <p className="flex items-center gap-2">
              <Compass aria-hidden className="text-ink-faint size-4" /> {side.edge ? t(`edge.${side.edge}`) : t('edgeUnknown')}
            </p>
          )}
          {side.edge === null && <p className="text-wait text-sm font-medium">{t('edgeUnknownWhy')}</p>}
          {side.bounds && (
            <p className="text-ink-soft text-sm">
              {t('cells', { normal: side.bounds.normal.join(' '), march: side.bounds.march.join(' ') || '—' })}
            </p>
          )}
        </section>
        <section aria-label={t('box')} className="flex flex-col gap-3">
          <h3 className="flex items-baseline justify-between gap-3">
            <span className="eyebrow">{t('box')}</span>
            <span className="text-ink-soft font-sans text-sm font-normal">{t('figures', { n: figureCount(side.forces) })}</span>
          </h3>
          {side.forces.length === 0 && <p className="text-ink-soft text-sm">{t('noForces')}</p>}
          {side.forces.map((force) => (
            <BoxList key={force.id} force={force} />
          ))}
        </section>
      </div>
    </section>
  )
}
