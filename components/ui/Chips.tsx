'use client'
import clsx from 'clsx'
import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'

const look =
  'inline-flex min-h-9 items-center gap-1.5 rounded-control border border-rule-strong bg-sunken px-3 text-sm font-medium text-ink-soft transition-colors hover:text-ink data-[state=on]:border-press data-[state=on]:bg-press-wash data-[state=on]:text-press disabled:opacity-50'

export interface Chip<Id extends string> {
  id: Id
  label: ReactNode
  disabled?: boolean
}

/** One of a few, all in sight (EP-7: a reason is tapped, not typed). Tapping the chosen one again takes it back when `optional`. */
export function Chips<Id extends string>(props: {
  label: string
  value: Id | null
  onChange: (id: Id | null) => void
  chips: readonly Chip<Id>[]
  optional?: boolean
  className?: string
}) {
  const { label, value, onChange, chips, optional = false, className } = props
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value ?? ''}
      onValueChange={(id) => (id || optional) && onChange((id || null) as Id | null)}
      className={clsx('flex flex-wrap gap-1.5', className)}
    >
      {chips.map((chip) => (
        <ToggleGroup.Item key={chip.id} value={chip.id} disabled={chip.disabled} className={look}>
          {chip.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}

/** Any number of a few. */
export function MultiChips<Id extends string>(props: {
  label: string
  value: readonly Id[]
  onChange: (ids: Id[]) => void
  chips: readonly Chip<Id>[]
  className?: string
}) {
  const { label, value, onChange, chips, className } = props
  return (
    <ToggleGroup.Root
      type="multiple"
      aria-label={label}
      value={[...value]}
      onValueChange={(ids) => onChange(ids as Id[])}
      className={clsx('flex flex-wrap gap-1.5', className)}
    >
      {chips.map((chip) => (
        <ToggleGroup.Item key={chip.id} value={chip.id} disabled={chip.disabled} className={look}>
          {chip.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  )
}
