'use client'
import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId, type ReactNode } from 'react'

export function Checkbox(props: { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode; disabled?: boolean }) {
  const { checked, onChange, children, disabled } = props
  const id = useId()
  return (
    <div className="flex min-h-9 items-center gap-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(value) => onChange(value === true)}
        className="rounded-control border-rule-strong bg-sunken text-press-ink data-[state=checked]:border-press data-[state=checked]:bg-press grid size-5 shrink-0 place-items-center border disabled:opacity-50"
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-4" strokeWidth={3} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="flex-1 cursor-pointer text-sm">
        {children}
      </label>
    </div>
  )
}
