'use client'
import { ArrowLeft, Printer, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHeader } from '@/components/screen/ScreenHeader'
import { Button } from '@/components/ui/Button'
import { SkeletonLines } from '@/components/ui/Skeleton'
import { useConnection } from '@/lib/live/client/hooks'
import './print.css'

/** Around everything that is printed: on the screen the way back, choices and the button; on paper nothing but the sheets. */
export function PrintFrame(props: { slug: string; title: string; icon: LucideIcon; choices?: ReactNode; children: ReactNode }) {
  const { slug, title, icon, choices, children } = props
  const t = useTranslations('print')
  const { ready } = useConnection()
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <ScreenHeader title={title} icon={icon} />
      <div className="mx-auto flex w-full max-w-4xl flex-wrap items-end gap-3 p-3 print:hidden">
        <a href={`/c/${slug}/print`} className="text-press inline-flex min-h-11 items-center gap-2 font-medium hover:underline">
          <ArrowLeft aria-hidden className="size-5" />
          {t('all')}
        </a>
        {choices}
        <Button variant="press" className="ml-auto min-h-11" icon={Printer} disabled={!ready} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {/* On a phone the sheets scroll sideways: also by the keyboard. */}
      <main className="paper-sheets" tabIndex={0} aria-label={title}>
        {ready ? (
          children
        ) : (
          <div className="paper" aria-busy="true">
            <SkeletonLines lines={10} />
          </div>
        )}
      </main>
    </div>
  )
}
