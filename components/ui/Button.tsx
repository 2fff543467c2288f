'use client'
import clsx from 'clsx'
import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { KeyHint } from './KeyHint'

/** `press`: the one thing to press here. `quiet`: beside it. `plain`: without a frame. `lost`: takes something away. */
export type ButtonVariant = 'press' | 'quiet' | 'plain' | 'lost' | 'wait'

const looks: Record<ButtonVariant, string> = {
  press: 'border-press bg-press text-press-ink hover:brightness-110',
  quiet: 'border-rule-strong bg-raised text-ink hover:border-press hover:text-press',
  plain: 'border-transparent bg-transparent text-ink-soft hover:bg-raised hover:text-ink',
  lost: 'border-lost bg-transparent text-lost hover:bg-lost-wash',
  wait: 'border-wait bg-wait text-wait-ink hover:brightness-110',
}
const sizes = {
  s: 'min-h-8 gap-1.5 px-2.5 text-[0.8125rem]',
  m: 'min-h-10 gap-2 px-3.5 text-[0.9375rem]',
  l: 'min-h-13 gap-2.5 px-5 text-lg',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: keyof typeof sizes
  icon?: LucideIcon
  /** While a command is on its way: shows it and takes no second press. */
  busy?: boolean
  keyHint?: string
}

export function Button(props: ButtonProps) {
  const {
    variant = 'quiet',
    size = 'm',
    icon: Icon,
    busy = false,
    keyHint,
    className,
    children,
    disabled,
    type = 'button',
    ...rest
  } = props
  const Shown = busy ? LoaderCircle : Icon
  return (
    <button
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={clsx(
        'rounded-control inline-flex items-center justify-center border font-medium whitespace-nowrap transition-[color,background,border-color,filter] duration-100 disabled:opacity-55 disabled:hover:brightness-100',
        sizes[size],
        looks[variant],
        className,
      )}
      {...rest}
    >
      {Shown && <Shown aria-hidden className={clsx('size-[1.15em] shrink-0', busy && 'animate-spin')} strokeWidth={1.9} />}
      {children}
      {keyHint && <KeyHint keys={keyHint} />}
    </button>
  )
}
