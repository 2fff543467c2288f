'use client'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useViewer } from '@/components/screen/Viewer'
import { useLiveClient } from '@/lib/live/client/hooks'

/** From a battle back: whoever runs tables to all of them, everybody else to his own screen. */
export function BackLink() {
  const t = useTranslations('battles')
  const slug = useLiveClient()?.slug
  const runsTables = useViewer()?.roles.some((role) => role === 'master' || role === 'host') ?? false
  return (
    <a
      href={`/c/${slug}/${runsTables ? 'battles' : 'general'}`}
      className="text-ink-soft hover:text-press inline-flex min-h-9 items-center gap-1.5 text-sm font-medium"
    >
      <ArrowLeft aria-hidden className="size-4" /> {t(runsTables ? 'list.back' : 'board.back')}
    </a>
  )
}
