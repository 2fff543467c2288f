'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Countdown } from '@/components/ui/Countdown'
import { Dialog } from '@/components/ui/Dialog'
import { EmptyState } from '@/components/ui/EmptyState'
import { armOf } from '@/lib/campaign/armies/arms'
import type { LiveRow } from '@/lib/live/client/hooks'
import type { General } from './useGeneral'
import { Rabbit } from 'lucide-react'

type Suspicion = LiveRow<'suspicions'>

/** How long a pursuit may still be declared: from the report or from its reading (MB-PUR-4, EP-43). */
export function PursuitWindow({ suspicion, general }: { suspicion: Suspicion; general: General }) {
  const t = useTranslations('general.pursuit')
  if (suspicion.pursued) return <p className="text-ink-soft mt-3">{t('used')}</p>
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
      {t('window')}
      {suspicion.windowEndsAt === null ? (
        <span className="text-wait font-semibold">{t('fromReading', { minutes: general.pursuitMinutes.window })}</span>
      ) : (
        <Countdown due={suspicion.windowEndsAt} className="font-semibold" />
      )}
    </p>
  )
}

/**
 * Which cavalry goes after the suspicious person (MB-PUR-1). What it costs is said plainly, what is wise is not said at all: a
 * diversion must be able to work (MB-PUR-8).
 */
export function PursuitSheet({ suspicion, general, onClose }: { suspicion: Suspicion; general: General; onClose: () => void }) {
  const t = useTranslations('general.pursuit')
  const unitName = useTranslations('general.unit')
  const { give, busy } = useGive()
  const [cavalry, setCavalry] = useState<string[]>([])
  const armies = general.mine.filter(
    (army) => army.sectorId === suspicion.sectorId && army.status !== 'battle' && army.generalId === general.me?.personId,
  )
  const regiments = armies.flatMap((army) =>
    army.units.filter((unit) => armOf[unit.kind] === 'cavalry' && unit.awayUntil === null).map((unit) => ({ ...unit, army: army.name })),
  )
  const absence = general.pursuitMinutes.absence
  const press = async () => {
    if ((await give('courier.pursue', { notice: suspicion.id, cavalry }, { done: t('done') })).ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(next) => !next && onClose()}
      title={t('title', { sector: general.sectorName(suspicion.sectorId) })}
      description={t('lead')}
      footer={
        <Button variant="press" size="l" busy={busy} disabled={cavalry.length === 0} className="w-full" onClick={() => void press()}>
          {t('send', { n: cavalry.length })}
        </Button>
      }
    >
      {regiments.length === 0 ? (
        <EmptyState icon={Rabbit} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-3">
          <div className="divide-rule flex flex-col divide-y">
            {regiments.map((unit) => (
              <div key={unit.id} className="min-h-12 py-1">
                <Checkbox
                  checked={cavalry.includes(unit.id)}
                  onChange={(on) => setCavalry(on ? [...cavalry, unit.id] : cavalry.filter((id) => id !== unit.id))}
                >
                  <span className="flex flex-wrap gap-x-2">
                    <span className="text-base font-medium">{unit.name}</span>
                    <span className="text-ink-faint">
                      {unitName(unit.kind)} · {unit.army}
                    </span>
                  </span>
                </Checkbox>
              </div>
            ))}
          </div>
          <p className="text-ink-soft">{absence === null ? t('awayAsked') : t('away', { minutes: absence })}</p>
        </div>
      )}
      <PursuitWindow suspicion={suspicion} general={general} />
    </Dialog>
  )
}
