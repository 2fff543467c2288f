'use client'
import { ChevronRight, Swords } from 'lucide-react'
import { useTranslations } from 'use-intl'

/** The way to the practice battle from pages where one waits. */
export function PracticeLink() {
  const t = useTranslations('practice')
  return (
    <a
      href="/battles/practice"
      className="rounded-panel border-rule-strong bg-panel hover:border-press hover:text-press flex min-h-14 items-center gap-3 border px-4 py-2.5 transition-colors"
    >
      <Swords aria-hidden className="text-press size-6 shrink-0" strokeWidth={1.8} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t('link')}</span>
        <span className="text-ink-soft block text-sm">{t('linkText')}</span>
      </span>
      <ChevronRight aria-hidden className="text-ink-faint size-5 shrink-0" />
    </a>
  )
}
