'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { terrains } from './terrains'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { changedColumns, CorrectionDialog } from './CorrectionDialog'
import { ChoiceField, NameField, OptionalChoiceField } from './fields'

/** Corrects a sector. Whose it is, only the master says: it is never derived (EP-12). */
export function CorrectSector({ sector }: { sector: LiveRow<'sectors'> }) {
  const t = useTranslations('master.correct')
  const map = useTranslations('map')
  const states = useRows('states')
  const [before] = useState(() => ({ holderId: sector.holderId, name: sector.name, terrain: sector.terrain }))
  const [form, setForm] = useState(before)
  return (
    <CorrectionDialog title={sector.name} table="sectors" id={sector.id} before={before} set={changedColumns(before, form)}>
      <OptionalChoiceField
        label={t('holder')}
        none={map('noHolder')}
        value={form.holderId}
        onChange={(holderId) => setForm({ ...form, holderId })}
        options={states.map(({ id, name }) => ({ id, label: name }))}
      />
      <NameField label={t('name')} value={form.name} onChange={(name) => setForm({ ...form, name })} />
      <ChoiceField
        label={t('terrain')}
        value={form.terrain}
        onChange={(terrain) => setForm({ ...form, terrain: terrain as typeof form.terrain })}
        options={terrains.map((id) => ({ id, label: map(`terrain.${id}`) }))}
      />
    </CorrectionDialog>
  )
}
