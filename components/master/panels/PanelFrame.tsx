'use client'
import type { ReactNode } from 'react'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection } from '@/lib/live/client/hooks'

/** A panel that fills the height it is given: a head that stays and a body that scrolls; lines of a skeleton until the rows came. */
export function PanelFrame({ label, head, children }: { label: string; head?: ReactNode; children: ReactNode }) {
  const { ready } = useConnection()
  return (
    <section aria-label={label} aria-busy={!ready} className="flex h-full min-h-0 min-w-0 flex-col">
      {head && <div className="border-rule flex shrink-0 flex-col gap-2 border-b p-2.5">{head}</div>}
      {/* Positioned: what is hidden from sight alone must not lengthen the page. */}
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {ready ? (
          children
        ) : (
          <div className="p-3">
            <SkeletonLines lines={8} />
          </div>
        )}
      </div>
    </section>
  )
}
