import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'

/** A framed part of a page with a heading, actions on its right, and a body. */
export function Panel(props: {
  title?: ReactNode
  icon?: LucideIcon
  /** A number or badge behind the title. */
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
  className?: string
  bodyClassName?: string
}) {
  const { title, icon: Icon, mark, actions, children, className, bodyClassName } = props
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={clsx('rounded-panel bg-panel shadow-panel flex min-h-0 flex-col', className)}
    >
      {(title || actions) && (
        <header className="border-rule flex min-h-11 shrink-0 items-center gap-2 border-b px-3 py-1.5">
          {Icon && <Icon aria-hidden className="text-ink-faint size-4 shrink-0" strokeWidth={2} />}
          <h2 id={id} className="truncate text-[0.9375rem] font-semibold">
            {title}
          </h2>
          {mark}
          {actions && <div className="ml-auto flex items-center gap-1">{actions}</div>}
        </header>
      )}
      <div className={clsx('min-h-0 flex-1', bodyClassName ?? 'p-3')}>{children}</div>
    </section>
  )
}
