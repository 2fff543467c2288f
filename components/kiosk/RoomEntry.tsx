'use client'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '@/components/ui/EmptyState'

/** What a phone shows that scanned the code at the table: it is checked in, or the code is over. */
export function RoomEntry({ slug, code, home }: { slug: string; code: string; home: string }) {
  const t = useTranslations('kiosk')
  const [state, setState] = useState<'asking' | 'in' | 'old' | 'offline'>('asking')
  useEffect(() => {
    const ask = async () => {
      try {
        const answer = await fetch(`/api/campaigns/${slug}/room`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        })
        setState(answer.ok ? 'in' : 'old')
      } catch {
        setState('offline')
      }
    }
    void ask()
  }, [slug, code])
  if (state === 'asking') return <main className="grid min-h-dvh place-items-center text-lg">{t('asking')}</main>
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        icon={state === 'in' ? CircleCheck : TriangleAlert}
        title={t(`entry.${state}`)}
        action={
          <a
            href={home}
            className="rounded-control border-press bg-press text-press-ink inline-flex min-h-12 items-center px-5 text-lg font-semibold"
          >
            {t('toScreen')}
          </a>
        }
      >
        {t(`entryText.${state}`)}
      </EmptyState>
    </main>
  )
}
