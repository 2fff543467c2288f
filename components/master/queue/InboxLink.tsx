'use client'
import clsx from 'clsx'
import { ArrowRight, ScrollText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventTime } from '@/lib/live/client/hooks'
import type { QueueItem } from './queueModel'

/** Waiting longer than this is told in amber. */
const LONG_MS = 5 * 60_000

/** The way to the page where papers are typed in, with how many wait there and how long the oldest has (EP-2). */
export function InboxLink({ slug, items }: { slug: string; items: readonly QueueItem[] }) {
  const t = useTranslations('desk.queue')
  const now = useEventTime()
  const format = useEventFormat()
  const waiting = items.filter(({ kind }) => kind === 'paper' || kind === 'order')
  const oldest = Math.min(...waiting.map(({ at }) => at))
  const age = waiting.length === 0 ? 0 : now - oldest
  const late = age >= LONG_MS
  return (
    <a
      href={`/c/${slug}/inbox`}
      className={clsx(
        'rounded-control flex min-h-11 items-center gap-2.5 border px-3 py-1.5 font-semibold',
        late ? 'border-wait bg-wait-wash text-wait' : 'border-press bg-press-wash text-press',
      )}
    >
      <ScrollText aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-0 flex-1 leading-snug">
        {t('inbox', { n: waiting.length })}
        {waiting.length > 0 && age >= 60_000 && (
          <span className="figures block text-sm font-medium">{t('oldest', { time: format.length(age) })}</span>
        )}
      </span>
      <ArrowRight aria-hidden className="size-4.5 shrink-0" />
    </a>
  )
}
