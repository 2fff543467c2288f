'use client'
import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'

/** A mark without a text of its own beside it. */
export const MarkBox = ({ label, checked, onChange }: { label: string; checked: boolean; onChange: (checked: boolean) => void }) => (
  <Checkbox.Root
    aria-label={label}
    checked={checked}
    onCheckedChange={(value) => onChange(value === true)}
    className="group rounded-control grid size-9 place-items-center"
  >
    <span className="border-rule-strong bg-sunken text-press-ink rounded-control group-data-[state=checked]:border-press group-data-[state=checked]:bg-press grid size-5 place-items-center border">
      <Checkbox.Indicator>
        <Check aria-hidden className="size-4" strokeWidth={3} />
      </Checkbox.Indicator>
    </span>
  </Checkbox.Root>
)
