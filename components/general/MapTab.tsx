'use client'
import { Footprints, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CampaignMap } from '@/components/map/CampaignMap'
import type { MapSelection } from '@/components/map/selection'
import { Button } from '@/components/ui/Button'
import { IconButton } from '@/components/ui/IconButton'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { armyBody, sendable } from './orderModel'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** The map with public flags (MB-INF-3); a place pressed tells whose flags stand there and which own army can go there. */
export function MapTab({ general, open, className }: { general: General; open: OpenSheet; className?: string }) {
  const t = useTranslations('general')
  const [selected, setSelected] = useState<MapSelection | null>(null)
  const flag = useRow('flags', selected?.kind === 'army' ? selected.id : null)
  const rider = useRow('riders', selected?.kind === 'rider' ? selected.id : null)
  const own = general.mine.find((army) => army.id === flag?.id)
  const sectorId = selected?.kind === 'sector' ? selected.id : (flag?.sectorId ?? rider?.sectorId ?? null)
  const select = (next: MapSelection) => {
    const army = next.kind === 'army' ? [...general.mine, ...general.others].find((each) => each.id === next.id) : undefined
    if (army) open({ kind: 'army', armyId: army.id })
    setSelected(next)
  }
  return (
    <div className={`relative ${className ?? ''}`}>
      <CampaignMap className="size-full" selected={selected} onSelect={select} />
      {sectorId === null ? (
        <p className="bg-panel/90 text-ink-soft rounded-control pointer-events-none absolute top-3 left-1/2 w-max max-w-[calc(100%-1.5rem)] -translate-x-1/2 px-3 py-1.5 text-center text-sm">
          {t('map.hint')}
        </p>
      ) : (
        <Place sectorId={sectorId} general={general} open={open} ownId={own?.id ?? null} onClose={() => setSelected(null)} />
      )}
    </div>
  )
}

function Place(props: { sectorId: string; general: General; open: OpenSheet; ownId: string | null; onClose: () => void }) {
  const { sectorId, general, open, onClose } = props
  const t = useTranslations('general')
  const sector = useRow('sectors', sectorId)
  const states = useView('states')
  const flags = useRows('flags').filter((flag) => flag.sectorId === sectorId)
  if (!sector) return null
  const able = general.place === 'table' ? sendable(general.mine) : []
  const comers = able.filter((army) => sector.neighbours.some((neighbour) => neighbour.sectorId === army.sectorId))
  return (
    <section
      aria-label={sector.name}
      className="bg-panel shadow-float rounded-panel animate-rise absolute inset-x-2 bottom-2 max-h-[55%] overflow-y-auto p-3.5 sm:right-auto sm:w-96"
    >
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg leading-tight font-bold [overflow-wrap:anywhere]">{sector.name}</h2>
          <p className="text-ink-soft text-sm">
            {sector.holderId ? `${states[sector.holderId]?.name ?? ''} · ` : ''}
            {t('map.flags', { n: flags.length })}
          </p>
        </div>
        <IconButton icon={X} label={t('map.close')} className="-mt-1 -mr-1 size-11" onClick={onClose} />
      </div>
      {flags.length > 0 && (
        <ul className="divide-rule mt-2 divide-y">
          {flags.map((flag) => (
            <li key={flag.id} className="flex items-center gap-2.5 py-2 text-sm">
              <span
                aria-hidden
                className="border-rule-strong size-4 shrink-0 border"
                style={{ background: states[flag.stateId]?.colour }}
              />
              <span className="min-w-0 flex-1">
                <span className="font-medium">{flag.name ?? states[flag.stateId]?.name}</span>
                {flag.towardsId && (
                  <span className="text-ink-soft"> · {t('map.marching', { sector: general.sectorName(flag.towardsId) })}</span>
                )}
              </span>
              <span className="text-ink-soft">{t(`status.${flag.status}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {comers.length > 0 && (
        <div className="mt-2 flex flex-col gap-1.5">
          {comers.map((army) => (
            <Button
              key={army.id}
              icon={Footprints}
              className="min-h-11 w-full justify-start text-left whitespace-normal"
              onClick={() => open({ kind: 'order', bodies: [armyBody(army)], target: sectorId })}
            >
              <span className="min-w-0 flex-1">
                {t('map.send')}: {army.name}
              </span>
              <span className="figures">{t('armies.exitMinutes', { minutes: army.minutes })}</span>
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
