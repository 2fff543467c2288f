'use client'
import { Bell, CircleUserRound, PencilLine, Shield } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { SectorBattle } from '@/components/battles/master/SectorBattle'
import { SectorGround } from '@/components/maps/SectorGround'
import { Button } from '@/components/ui/Button'
import { useRow, useRows, useView } from '@/lib/live/client/hooks'
import { useMaster } from '../masterStore'
import { ArmyLine } from './ArmyLine'
import { HolderChips } from './HolderChips'
import { PanelHead } from './PanelHead'

/** A sector: whose it is, who stands there, what lies around. */
export function SectorPanel({ sectorId }: { sectorId: string }) {
  const t = useTranslations('master.selection')
  const map = useTranslations('map')
  const general = useTranslations('general')
  const sector = useRow('sectors', sectorId)
  const holder = useRow('states', sector?.holderId)
  const sectors = useView('sectors')
  const armies = useRows('armies').filter((army) => army.sectorId === sectorId)
  const riders = useRows('riders').filter((rider) => rider.sectorId === sectorId)
  const { open, select } = useMaster.getState()
  if (!sector) return null
  return (
    <div>
      <PanelHead
        title={sector.name}
        note={`${holder?.name ?? map('noHolder')} · ${map(`terrain.${sector.terrain}`)}`}
        colour={holder?.colour ?? null}
      />
      <div className="flex flex-col gap-4 p-3">
        <SectorBattle sectorId={sectorId} />
        <section>
          <h3 className="eyebrow mb-1">{t('armiesHere')}</h3>
          {armies.length === 0 && riders.length === 0 && (
            <p className="text-ink-faint flex items-center gap-2 py-1 text-sm">
              <Shield aria-hidden className="size-4" /> {t('nobodyHere')}
            </p>
          )}
          <ul>
            {armies.map((army) => (
              <ArmyLine key={army.id} army={army} />
            ))}
            {riders.map((rider) => (
              <li key={rider.id}>
                <button
                  type="button"
                  className="rounded-control hover:bg-raised flex min-h-10 w-full items-center gap-2.5 px-1.5 text-left"
                  onClick={() => select({ kind: 'rider', id: rider.id })}
                >
                  <CircleUserRound aria-hidden className="text-ink-faint size-4" /> {rider.character}
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="eyebrow mb-1.5">{t('neighbours')}</h3>
          <div className="flex flex-wrap gap-1.5">
            {sector.neighbours.map(({ sectorId: id, side }) => (
              <Button key={id} size="s" variant="plain" className="border-rule!" onClick={() => select({ kind: 'sector', id })}>
                {sectors[id]?.name} <span className="text-ink-faint">{general(`side.${side}`)}</span>
              </Button>
            ))}
          </div>
        </section>
        <SectorGround sectorId={sectorId} />
        <HolderChips sectorId={sectorId} holderId={sector.holderId} />
        <div className="flex flex-wrap gap-2">
          <Button size="s" icon={Bell} keyHint="N" onClick={() => open({ kind: 'reminder', about: 'sector', id: sectorId })}>
            {t('remind')}
          </Button>
          <Button size="s" icon={PencilLine} onClick={() => open({ kind: 'correctSector', sectorId })}>
            {t('correct')}
          </Button>
        </div>
      </div>
    </div>
  )
}
