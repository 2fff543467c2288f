'use client'
import { LogIn, ShieldX } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'

/** Access ended: says so and leads to the login, back to this page afterwards. */
export function RefusedScreen() {
  const t = useTranslations('ui')
  const back = usePathname()
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        icon={ShieldX}
        title={t('refusedTitle')}
        action={
          <a
            href={`/login?next=${encodeURIComponent(back)}`}
            className="rounded-control border-press bg-press text-press-ink inline-flex min-h-10 items-center gap-2 border px-4 font-medium"
          >
            <LogIn aria-hidden className="size-4" />
            {t('login')}
          </a>
        }
      >
        {t('refusedText')}
      </EmptyState>
    </main>
  )
}
