'use client'
import clsx from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { IconButton } from './IconButton'

/** A whole number with steps to press; may be empty (null) where nothing was said. */
export function NumberInput(props: {
  id?: string
  value: number | null
  onChange: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  placeholder?: string
  label?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  className?: string
}) {
  const { value, onChange, min = 0, max = 1_000_000, step = 1, placeholder, label, className, ...rest } = props
  const t = useTranslations('ui')
  const move = (by: number) => onChange(Math.min(max, Math.max(min, (value ?? (Number(placeholder) || min)) + by)))
  return (
    <div
      className={clsx(
        'rounded-control border-rule-strong bg-sunken focus-within:border-press flex items-center border',
        rest['aria-invalid'] && 'border-lost',
        className,
      )}
    >
      <IconButton
        type="button"
        icon={Minus}
        size="s"
        label={t('decrease')}
        onClick={() => move(-step)}
        disabled={value !== null && value <= min}
      />
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        aria-label={label}
        placeholder={placeholder}
        value={value === null ? '' : String(value)}
        onChange={(event) => {
          const typed = event.target.value.replace(/[^\d-]/g, '')
          onChange(typed === '' || typed === '-' ? null : Number(typed))
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') move(step)
          else if (event.key === 'ArrowDown') move(-step)
          else return
          event.preventDefault()
        }}
        className="figures text-ink placeholder:text-ink-faint min-h-10 w-full min-w-14 bg-transparent text-center focus-visible:outline-none"
      />
      <IconButton
        type="button"
        icon={Plus}
        size="s"
        label={t('increase')}
        onClick={() => move(step)}
        disabled={value !== null && value >= max}
      />
    </div>
  )
}
