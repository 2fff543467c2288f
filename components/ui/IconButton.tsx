'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Hint } from './Hint'

/** A button that shows only an icon; its label is read aloud and shown on hover. */
export function IconButton(
  props: Omit<ComponentProps<'button'>, 'children'> & {
    icon: LucideIcon
    label: string
    size?: 's' | 'm'
    pressed?: boolean
    keyHint?: string
  },
) {
  const { icon: Icon, label, size = 'm', pressed, keyHint, className, type = 'button', ...rest } = props
  return (
    <Hint text={label} keyHint={keyHint}>
      <button
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        className={clsx(
          'rounded-control inline-grid shrink-0 place-items-center border transition-colors duration-100 disabled:opacity-50',
          size === 's' ? 'size-8' : 'size-10',
          pressed ? 'border-press bg-press-wash text-press' : 'text-ink-soft hover:bg-raised hover:text-ink border-transparent',
          className,
        )}
        {...rest}
      >
        <Icon aria-hidden className={size === 's' ? 'size-4' : 'size-5'} strokeWidth={1.9} />
      </button>
    </Hint>
  )
}
