'use client'
import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { controlLook } from './Field'

export interface SelectOption {
  id: string
  label: ReactNode
  disabled?: boolean
}

/** One of several; looks the same in every browser. `id` ties it to its Field. */
export function Select(props: {
  id?: string
  value: string | null
  onChange: (id: string) => void
  options: readonly SelectOption[]
  placeholder?: string
  label?: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
  className?: string
}) {
  const { id, value, onChange, options, placeholder, label, disabled, className, ...aria } = props
  return (
    <Radix.Root value={value ?? ''} onValueChange={onChange} disabled={disabled}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        {...aria}
        className={clsx(controlLook, 'data-[placeholder]:text-ink-faint flex min-h-10 items-center gap-2 text-left', className)}
      >
        <span className="min-w-0 flex-1 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="text-ink-faint size-4 shrink-0" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="animate-rise rounded-panel bg-panel shadow-float z-50 max-h-[min(24rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) overflow-hidden"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Radix.Item
                key={option.id}
                value={option.id}
                disabled={option.disabled}
                className="rounded-control data-[highlighted]:bg-press-wash data-[highlighted]:text-press flex min-h-9 cursor-pointer items-center gap-2 px-2.5 text-sm outline-none select-none data-[disabled]:opacity-50"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <Check aria-hidden className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
