'use client'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab {
  id: string
  label: ReactNode
  icon?: LucideIcon
  /** A number that waits; 0 shows nothing. */
  count?: number
  content: ReactNode
}

/** Pages of one panel. The head stays, the body scrolls. `compact`: only the open page shows its name beside its icon. */
export function Tabs({
  tabs,
  value,
  onValueChange,
  label,
  className,
  compact = false,
}: {
  tabs: Tab[]
  value: string
  onValueChange: (id: string) => void
  label: string
  className?: string
  compact?: boolean
}) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange} className={clsx('flex min-h-0 min-w-0 flex-col', className)}>
      <Radix.List aria-label={label} className="border-rule flex shrink-0 overflow-x-auto border-b">
        {tabs.map(({ id, label: text, icon: Icon, count }) => (
          <Radix.Trigger
            key={id}
            value={id}
            title={compact && typeof text === 'string' ? text : undefined}
            className={clsx(
              compact ? 'px-1.5 sm:px-2' : 'px-2',
              'text-ink-soft hover:text-ink data-[state=active]:text-press data-[state=active]:after:bg-press relative flex min-h-11 flex-1 items-center justify-center gap-1.5 text-sm font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2 data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5',
            )}
          >
            {Icon && <Icon aria-hidden className="size-4" strokeWidth={2} />}
            <span className={clsx(compact && id !== value && 'sr-only')}>{text}</span>
            {count !== undefined && count > 0 && (
              <span className="figures bg-wait text-wait-ink rounded-full px-1.5 text-[0.6875rem] leading-[1.5] font-semibold">
                {count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, content }) => (
        <Radix.Content key={id} value={id} className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
