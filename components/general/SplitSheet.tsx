'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/Checkbox'
import { Dialog } from '@/components/ui/Dialog'
import { Field, Input } from '@/components/ui/Field'
import { maySplit, type ArmyWithId } from './orderModel'
import type { General } from './useGeneral'

/** Divides an army (MB-MAP-9): which units and officers go off, and under what name. */
export function SplitSheet(props: {
  army: ArmyWithId
  general: General
  /** On whose behalf a master orders it; null: in his own name. */
  as?: string | null
  onClose: () => void
}) {
  const { army, general, as = null, onClose } = props
  const t = useTranslations('general')
  const { give, busy } = useGive()
  const [units, setUnits] = useState<string[]>([])
  const [officers, setOfficers] = useState<string[]>([])
  const [name, setName] = useState('')
  const ready = maySplit(army, units, general.splitOnMarch)
  const flip = (list: string[], id: string, on: boolean) => (on ? [...list, id] : list.filter((each) => each !== id))
  const press = async () => {
    const data = { army: army.id, units, ...(officers.length > 0 && { officers }), ...(name.trim() !== '' && { name: name.trim() }) }
    if ((await give('army.split', data, { done: t('split.done') }, { as })).ok) onClose()
  }
  return (
    <Dialog
      open
      width="m"
      onOpenChange={(open) => !open && onClose()}
      title={t('split.title', { army: army.name })}
      description={t('split.lead')}
      footer={
        <div className="flex w-full flex-wrap items-center gap-2">
          <p className="text-ink-soft flex-1 text-sm" aria-live="polite">
            {ready ? t('split.result', { stay: army.units.length - units.length, go: units.length }) : t('split.fault')}
          </p>
          <Button variant="press" size="l" busy={busy} disabled={!ready} onClick={() => void press()}>
            {t('split.yes')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="divide-rule flex flex-col divide-y">
          {army.units.map((unit) => (
            <div key={unit.id} className="min-h-11 py-1">
              <Checkbox
                checked={units.includes(unit.id)}
                disabled={unit.awayUntil !== null}
                onChange={(on) => setUnits(flip(units, unit.id, on))}
              >
                <span className="flex flex-wrap gap-x-2">
                  <span className="text-base font-medium">{unit.name}</span>
                  <span className="text-ink-faint">{unit.awayUntil === null ? t(`unit.${unit.kind}`) : t('armies.away')}</span>
                </span>
              </Checkbox>
            </div>
          ))}
        </div>
        {army.officerIds.length > 0 && (
          <section aria-label={t('split.officers')}>
            <h3 className="eyebrow mb-1">{t('split.officers')}</h3>
            {army.officerIds.map((id) => (
              <div key={id} className="min-h-11 py-1">
                <Checkbox checked={officers.includes(id)} onChange={(on) => setOfficers(flip(officers, id, on))}>
                  <span className="text-base">{general.personName(id) ?? id}</span>
                </Checkbox>
              </div>
            ))}
          </section>
        )}
        <Field label={t('split.name')} hint={t('split.nameHint')}>
          {(ids) => <Input {...ids} maxLength={120} value={name} className="min-h-11!" onChange={(event) => setName(event.target.value)} />}
        </Field>
      </div>
    </Dialog>
  )
}
