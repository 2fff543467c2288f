'use client'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './Button'

/** Something failed: what, and what one can do. */
export function ErrorState({ title, children, onRetry }: { title: ReactNode; children?: ReactNode; onRetry?: () => void }) {
  const t = useTranslations('ui')
  return (
    <div role="alert" className="flex flex-col items-center gap-2 px-4 py-7 text-center">
      <TriangleAlert aria-hidden className="text-lost size-8" strokeWidth={1.6} />
      <p className="font-semibold">{title}</p>
      {children && <div className="text-ink-soft max-w-prose text-sm text-balance">{children}</div>}
      {onRetry && (
        <Button className="mt-2" icon={RotateCw} onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
