'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ranks } from '@/lib/campaign/people/tables'
import { useRows, type LiveRow } from '@/lib/live/client/hooks'
import type { OfficerRow } from '@/lib/campaign/viewRows'
import { changedColumns, CorrectionDialog } from './CorrectionDialog'
import { ChoiceField, OptionalChoiceField, SectorField } from './fields'

const horses: OfficerRow['horse'][] = ['fit', 'wounded', 'dead']
const statuses: OfficerRow['status'][] = ['free', 'captive', 'wounded', 'executed']

/** Corrects an officer's figure: with whom he rides, where, his horse and what became of him. */
export function CorrectOfficer({ person, officer }: { person: LiveRow<'people'>; officer: OfficerRow }) {
  const t = useTranslations('master.correct')
  const general = useTranslations('general.officer')
  const armies = useRows('armies').filter((army) => army.stateId === person.stateId)
  const [before] = useState(() => ({
    armyId: officer.armyId,
    sectorId: officer.sectorId,
    horse: officer.horse,
    status: officer.status,
    rank: officer.rank,
  }))
  const [form, setForm] = useState(before)
  return (
    <CorrectionDialog
      title={t('officer', { name: person.character })}
      table="officers"
      id={person.id}
      before={before}
      set={changedColumns(before, form)}
    >
      <OptionalChoiceField
        label={t('withArmy')}
        none={t('alone')}
        value={form.armyId}
        onChange={(armyId) => setForm({ ...form, armyId, sectorId: armies.find((army) => army.id === armyId)?.sectorId ?? form.sectorId })}
        options={armies.map(({ id, name }) => ({ id, label: name }))}
      />
      <SectorField value={form.sectorId} onChange={(sectorId) => setForm({ ...form, sectorId })} />
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={t('status')}
          value={form.status}
          onChange={(status) => setForm({ ...form, status: status as OfficerRow['status'] })}
          options={statuses.map((id) => ({ id, label: general(`status.${id}`) }))}
        />
        <ChoiceField
          label={t('horse')}
          value={form.horse}
          onChange={(horse) => setForm({ ...form, horse: horse as OfficerRow['horse'] })}
          options={horses.map((id) => ({ id, label: general(`horse.${id}`) }))}
        />
      </div>
      <ChoiceField
        label={t('rank')}
        value={form.rank}
        onChange={(rank) => setForm({ ...form, rank: rank as OfficerRow['rank'] })}
        options={ranks.map((id) => ({ id, label: general(`rank.${id}`) }))}
      />
    </CorrectionDialog>
  )
}
