'use client'
import { MapPinned } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Panel } from '@/components/ui/Panel'
import { Select } from '@/components/ui/Select'
import { useRows, useView } from '@/lib/live/client/hooks'

const NONE = 'none'

/** Every sector with the map of its battles. */
export function SectorMaps() {
  const t = useTranslations('maps')
  const { give, busy } = useGive()
  const sectors = useRows('sectors')
  const maps = useRows('battleMaps')
  const links = useView('sectorMaps')
  const options = [...maps.map(({ id, name }) => ({ id, label: name })), { id: NONE, label: t('noMap') }]
  return (
    <Panel title={t('assign.all')} icon={MapPinned}>
      <ul className="flex flex-col gap-1.5">
        {sectors.map(({ id, name }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-2 text-sm">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <Select
              label={t('choose', { sector: name })}
              value={links[id]?.battleMapId ?? NONE}
              options={options}
              disabled={busy}
              onChange={(map) =>
                void give(
                  'battleMap.assign',
                  { sector: id, map: map === NONE ? null : map },
                  { done: t(map === NONE ? 'assign.taken' : 'assign.given', { sector: name }) },
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-faint mt-3 text-[0.8125rem]">
        {t('noMap')}: {t('withoutText')}
      </p>
    </Panel>
  )
}
