'use client'
import { Scale } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLiveClient } from '@/lib/live/client/hooks'

/** The way to the history that two disputing players may look at together (EP-14). */
export function DisputeLink({ kind, id }: { kind: 'army' | 'card'; id: string }) {
  const t = useTranslations('desk.dispute')
  const slug = useLiveClient()?.slug
  return (
    <a
      href={`/c/${slug}/dispute/${kind}/${encodeURIComponent(id)}`}
      className="rounded-control border-rule-strong bg-raised hover:border-press hover:text-press inline-flex min-h-8 items-center gap-1.5 border px-2.5 text-[0.8125rem] font-medium"
    >
      <Scale aria-hidden className="size-[1.15em]" /> {t('open')}
    </a>
  )
}
