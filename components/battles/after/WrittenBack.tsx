'use client'
import { ArrowRight, MapPin } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Countdown } from '@/components/ui/Countdown'
import { Panel } from '@/components/ui/Panel'
import { useRows, useView } from '@/lib/live/client/hooks'
import { armiesAfter } from '../model/after'
import { SideColour } from '../SideNames'
import type { TableBattle } from '../useBattle'

/** What stands on the map since: where each army is, how strong, and whether it marches; who is no more is named too. */
export function WrittenBack({ table }: { table: TableBattle }) {
  const t = useTranslations('battles')
  const armies = useView('armies')
  const marches = useRows('marches')
  const flags = useView('flags')
  const sectors = useView('sectors')
  const lines = armiesAfter(table.outcomes, armies, flags, marches)
  if (lines.length === 0) return null
  return (
    <Panel title={t('after.onMap')} icon={MapPin} bodyClassName="">
      <ul className="divide-rule divide-y">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
            <SideColour colour={table.sides.find(({ id }) => id === line.sideId)?.colour ?? null} />
            <span className="min-w-0 flex-1 basis-40 font-medium [overflow-wrap:anywhere]">{line.name}</span>
            {line.sectorId === null ? (
              <span className="text-lost font-medium">{t('after.gone')}</span>
            ) : (
              <span className="inline-flex flex-wrap items-center gap-x-2">
                {sectors[line.sectorId]?.name}
                {line.toId !== null && (
                  <>
                    <ArrowRight aria-label={t('after.marches')} className="text-wait size-4" /> {sectors[line.toId]?.name}
                    {line.arriveAt !== null && <Countdown due={line.arriveAt} className="text-sm" />}
                  </>
                )}
                {line.strength !== null && <span className="text-ink-soft text-sm">{t('after.strength', { n: line.strength })}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
