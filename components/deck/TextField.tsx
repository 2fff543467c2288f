'use client'
import { Field, Input, Textarea } from '@/components/ui/Field'

/** One line or several of text, with what is wrong with it. */
export function TextField(props: {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string
  error?: string
  /** Lines; without it one line. */
  rows?: number
  disabled?: boolean
  className?: string
}) {
  const { label, value, onChange, hint, error, rows, disabled, className } = props
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(ids) =>
        rows === undefined ? (
          <Input {...ids} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)} />
        ) : (
          <Textarea {...ids} rows={rows} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)} />
        )
      }
    </Field>
  )
}
