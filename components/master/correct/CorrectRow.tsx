'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '@/components/ui/Checkbox'
import { Field, Input } from '@/components/ui/Field'
import { useNames } from '@/lib/i18n/useNames'
import type { Json } from '@/lib/kernel/json'
import { changedColumns, CorrectionDialog } from './CorrectionDialog'

/** What was typed for a column that is neither a text nor a yes or no; undefined: it cannot be read. */
function read(typed: string): Json | undefined {
  try {
    return typed.trim() === '' ? null : (JSON.parse(typed) as Json)
  } catch {
    return undefined
  }
}

/** The correction of a row that has no form of its own: the columns that a mistake changed (EP-6). */
export function CorrectRow({ table, id, columns }: { table: string; id: string; columns: Record<string, Json> }) {
  const t = useTranslations('audit')
  const names = useNames()
  const [after, setAfter] = useState(columns)
  const textOf = (column: string): string => (typeof after[column] === 'string' ? after[column] : '')
  const change = (column: string, value: Json) => setAfter({ ...after, [column]: value })
  const title = `${t.has(`tables.${table}`) ? t(`tables.${table}`) : table} ${names(id) ?? ''}`.trim()
  return (
    <CorrectionDialog title={title} table={table} id={id} before={columns} set={changedColumns(columns, after)}>
      {Object.entries(columns).map(([column, before]) => {
        const label = t.has(`cells.${column}`) ? t(`cells.${column}`) : column
        return typeof before === 'boolean' ? (
          <Checkbox key={column} checked={after[column] === true} onChange={(on) => change(column, on)}>
            {label}
          </Checkbox>
        ) : typeof before === 'string' ? (
          <Field key={column} label={label} hint={names(textOf(column)) ?? undefined}>
            {(ids) => <Input {...ids} value={textOf(column)} onChange={(event) => change(column, event.target.value)} />}
          </Field>
        ) : (
          <Plain key={column} label={label} before={before} onChange={(value) => change(column, value)} />
        )
      })}
    </CorrectionDialog>
  )
}

/** A number, a list or nothing, typed as the row holds it. */
function Plain({ label, before, onChange }: { label: string; before: Json; onChange: (value: Json) => void }) {
  const t = useTranslations('repair')
  const [typed, setTyped] = useState(before === null ? '' : JSON.stringify(before))
  const value = read(typed)
  return (
    <Field label={label} error={value === undefined ? t('correct.unreadable') : undefined}>
      {(ids) => (
        <Input
          {...ids}
          className="figures"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            const next = read(event.target.value)
            if (next !== undefined) onChange(next)
          }}
        />
      )}
    </Field>
  )
}
