import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'plain' | 'wait' | 'lost' | 'press' | 'calm'

const tones: Record<Tone, string> = {
  plain: 'border-rule-strong text-ink-soft',
  wait: 'border-wait/60 bg-wait-wash text-wait',
  lost: 'border-lost/60 bg-lost-wash text-lost',
  press: 'border-press/60 bg-press-wash text-press',
  calm: 'border-calm/60 bg-calm-wash text-calm',
}

/** A short word about a state. Its icon or word says what the colour says. */
export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
  className,
}: {
  tone?: Tone
  icon?: LucideIcon
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={clsx(
        'rounded-control inline-flex items-center gap-1 border px-1.5 py-0.5 text-xs leading-tight font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2.2} />}
      {children}
    </span>
  )
}
