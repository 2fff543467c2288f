'use client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Field, Input } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { useRows } from '@/lib/live/client/hooks'

/** A select cannot hold an empty value: this id stands for "none". */
const none = '—'

export function NameField({ label, value, onChange }: { label: ReactNode; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label}>
      {(ids) => <Input {...ids} maxLength={120} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

export function ChoiceField(props: {
  label: ReactNode
  value: string
  onChange: (value: string) => void
  options: { id: string; label: string }[]
}) {
  const { label, value, onChange, options } = props
  return <Field label={label}>{(ids) => <Select {...ids} value={value} onChange={onChange} options={options} />}</Field>
}

/** As ChoiceField, with "none" in front. */
export function OptionalChoiceField(props: {
  label: ReactNode
  none: string
  value: string | null
  onChange: (value: string | null) => void
  options: { id: string; label: string }[]
}) {
  const { value, onChange, options, ...rest } = props
  return (
    <ChoiceField
      label={rest.label}
      value={value ?? none}
      onChange={(id) => onChange(id === none ? null : id)}
      options={[{ id: none, label: rest.none }, ...options]}
    />
  )
}

export function SectorField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('master.correct')
  const sectors = useRows('sectors')
  const options = sectors.map(({ id, name }) => ({ id, label: name })).sort((a, b) => a.label.localeCompare(b.label))
  return <ChoiceField label={t('sector')} value={value} onChange={onChange} options={options} />
}
