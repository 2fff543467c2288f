'use client'
import { Combine, Footprints, Split, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ArmSign } from '@/components/map/ArmSign'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { armOf } from '@/lib/campaign/armies/arms'
import { useEventTime, useRow } from '@/lib/live/client/hooks'
import { Exits } from './Exits'
import { MarchBar } from './MarchBar'
import { armyBody, joinable, mayCountermand, mayDivide, type ArmyWithId } from './orderModel'
import type { OpenSheet } from './sheet'
import type { General } from './useGeneral'

/** One army: units by name, officers, where it may go and how long it takes, and what can be done with it. */
export function ArmySheet({ army, general, open, onClose }: { army: ArmyWithId; general: General; open: OpenSheet; onClose: () => void }) {
  const t = useTranslations('general')
  const now = useEventTime()
  const sector = useRow('sectors', army.sectorId)
  const march = general.marches.find((each) => each.armyId === army.id)
  const commands = army.mayCommand && general.place === 'table'
  const free = commands && army.status === 'rest'
  const officers = army.officerIds.map(general.personName).filter((name) => name !== null)
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(next) => !next && onClose()}
      title={army.name}
      description={
        march ? t('status.march') : t(`armies.${army.status === 'battle' ? 'battle' : 'at'}`, { sector: general.sectorName(army.sectorId) })
      }
    >
      <div className="flex flex-col gap-4">
        {march && <MarchBar march={march} name={general.sectorName} />}
        {commands && (
          <div className="flex flex-wrap gap-2">
            {free && (
              <Button
                variant="press"
                icon={Footprints}
                className="min-h-12 flex-1"
                onClick={() => open({ kind: 'order', bodies: [armyBody(army)], target: null })}
              >
                {t('order.write')}
              </Button>
            )}
            {march && mayCountermand(march, now) && (
              <Button
                variant="lost"
                icon={Undo2}
                className="min-h-12 flex-1"
                onClick={() => open({ kind: 'countermand', marchId: march.id })}
              >
                {t('countermand.button')}
              </Button>
            )}
            {mayDivide(army, general.splitOnMarch) && (
              <Button icon={Split} className="min-h-12 flex-1" onClick={() => open({ kind: 'split', armyId: army.id })}>
                {t('split.button')}
              </Button>
            )}
            {free &&
              joinable(army, general.mine).map((other) => (
                <Button
                  key={other.id}
                  icon={Combine}
                  className="min-h-12 flex-1 whitespace-normal"
                  onClick={() => open({ kind: 'merge', armyId: army.id, otherId: other.id })}
                >
                  {t('merge.title', { army: other.name })}
                </Button>
              ))}
          </div>
        )}
        {free && sector && (
          <section aria-label={t('armies.exits')}>
            <h3 className="eyebrow mb-1.5">{t('armies.exits')}</h3>
            <Exits
              neighbours={sector.neighbours}
              minutes={army.minutes}
              name={general.sectorName}
              onPick={(target) => open({ kind: 'order', bodies: [armyBody(army)], target })}
            />
            {army.slowest !== null && (
              <p className="text-ink-faint mt-1.5 text-sm">{t('armies.pace', { minutes: army.minutes, arm: t(`unit.${army.slowest}`) })}</p>
            )}
          </section>
        )}
        {army.units.length > 0 && (
          <section aria-label={t('armies.composition')}>
            <h3 className="eyebrow mb-1.5">{t('armies.composition')}</h3>
            <ul className="divide-rule divide-y">
              {army.units.map((unit) => (
                <li key={unit.id} className="flex items-center gap-2.5 py-2">
                  <ArmSign arm={armOf[unit.kind]} size={18} />
                  <span className="min-w-0 flex-1">{unit.name}</span>
                  <span className="text-ink-soft text-sm">{unit.awayUntil === null ? t(`unit.${unit.kind}`) : t('armies.away')}</span>
                </li>
              ))}
            </ul>
            {officers.length > 0 && <p className="text-ink-soft mt-2 text-sm">{t('armies.officers', { names: officers.join(', ') })}</p>}
          </section>
        )}
      </div>
    </Dialog>
  )
}
