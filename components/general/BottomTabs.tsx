'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'

export interface BottomTab<Id extends string> {
  id: Id
  label: string
  icon: LucideIcon
  count?: number
  /** What the number means, read aloud. */
  countLabel?: string
}

/** Sections of a phone page, under the thumb. */
export function BottomTabs<Id extends string>(props: {
  label: string
  tabs: BottomTab<Id>[]
  value: Id
  onChange: (id: Id) => void
  className?: string
}) {
  const { label, tabs, value, onChange, className } = props
  return (
    <nav
      aria-label={label}
      className={clsx('bg-panel border-rule grid auto-cols-fr grid-flow-col border-t pb-[env(safe-area-inset-bottom)]', className)}
    >
      {tabs.map(({ id, label: text, icon: Icon, count = 0, countLabel }) => (
        <button
          key={id}
          type="button"
          aria-current={id === value ? 'page' : undefined}
          onClick={() => onChange(id)}
          className={clsx(
            'relative flex min-h-15 flex-col items-center justify-center gap-1 text-xs font-semibold -outline-offset-2 transition-colors',
            id === value ? 'text-press after:bg-press after:absolute after:inset-x-4 after:top-0 after:h-0.5' : 'text-ink-soft',
          )}
        >
          <span className="relative">
            <Icon aria-hidden className="size-6" strokeWidth={id === value ? 2.2 : 1.8} />
            {count > 0 && (
              <span className="figures bg-wait text-wait-ink absolute -top-1.5 -right-3 min-w-5 rounded-full px-1 text-center text-[0.6875rem] leading-5 font-bold">
                <span aria-hidden>{count}</span>
                <span className="sr-only">{countLabel ?? count}</span>
              </span>
            )}
          </span>
          {text}
        </button>
      ))}
    </nav>
  )
}
