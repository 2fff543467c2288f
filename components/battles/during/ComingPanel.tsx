'use client'
import { Footprints } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { Panel } from '@/components/ui/Panel'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { armsComing } from '../model/coming'
import type { ComingRow } from '../model/rows'
import { SideColour } from '../SideNames'

/** Reinforcements on their way (EP-20): "через 4 мин с севера 2 кав", the next first. */
export function ComingPanel({ coming }: { coming: readonly ComingRow[] }) {
  const t = useTranslations('battles')
  return (
    <Panel title={t('coming.title')} icon={Footprints} bodyClassName="">
      {coming.length === 0 ? (
        <p className="text-ink-faint p-3 text-sm">{t('coming.none')}</p>
      ) : (
        <ul className="divide-rule divide-y">
          {coming.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Line({ row }: { row: ComingRow }) {
  const t = useTranslations('battles')
  const state = useRow('states', row.stateId)
  const now = useEventTime()
  const format = useEventFormat()
  const due = row.at <= now
  return (
    <li className="flex gap-3 p-3">
      <SideColour colour={state?.colour ?? null} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="text-lg font-semibold tabular-nums">
          {due ? t('coming.now') : t('coming.in', { left: format.length(row.at - now) })}{' '}
          {row.edge ? t(`from.${row.edge}`) : t('fromSomewhere')}
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          {armsComing(row.units).map(({ arm, n }) => (
            <span key={arm} className="inline-flex items-center gap-1.5">
              <ArmSign arm={arm} size={16} /> <strong className="figures">{n}</strong> {t(`arm.${arm}`)}
            </span>
          ))}
        </p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {row.name} · {format.moment(row.at, now)}
        </p>
      </div>
    </li>
  )
}
