'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MultiChips } from '@/components/ui/Chips'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import { changedColumns, CorrectionDialog } from './CorrectionDialog'
import { NameField, OptionalChoiceField, SectorField } from './fields'

/** Corrects an army by hand: its name, place and who commands it. The form keeps what was typed, whatever arrives meanwhile. */
export function CorrectArmy({ army }: { army: LiveRow<'armies'> }) {
  const t = useTranslations('master.correct')
  const officers = useRows('people').filter((person) => person.officer !== null && person.stateId === army.stateId)
  const [before] = useState(() => ({ name: army.name, sectorId: army.sectorId, generalId: army.generalId, authorised: army.authorised }))
  const [form, setForm] = useState(before)
  const options = officers.map((person) => ({ id: person.id, label: person.character }))
  return (
    <CorrectionDialog title={t('army', { name: army.name })} table="armies" id={army.id} before={before} set={changedColumns(before, form)}>
      <NameField label={t('name')} value={form.name} onChange={(name) => setForm({ ...form, name })} />
      <SectorField value={form.sectorId} onChange={(sectorId) => setForm({ ...form, sectorId })} />
      <OptionalChoiceField
        label={t('general')}
        none={t('masterCommands')}
        value={form.generalId}
        onChange={(generalId) => setForm({ ...form, generalId })}
        options={options}
      />
      {options.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <p className="text-ink-soft text-sm font-medium">{t('authorised')}</p>
          <MultiChips
            label={t('authorised')}
            value={form.authorised}
            onChange={(authorised) => setForm({ ...form, authorised })}
            chips={options}
          />
        </div>
      )}
    </CorrectionDialog>
  )
}
