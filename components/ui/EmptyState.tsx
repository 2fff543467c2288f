import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing here yet: says so, and what would bring something. */
export function EmptyState({
  icon: Icon,
  title,
  children,
  action,
}: {
  icon: LucideIcon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-4 py-7 text-center">
      <Icon aria-hidden className="text-ink-faint size-7" strokeWidth={1.5} />
      <p className="text-ink-soft font-medium">{title}</p>
      {children && <p className="text-ink-faint max-w-prose text-sm text-balance">{children}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
