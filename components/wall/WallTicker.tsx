'use client'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import { useEvents, useLiveClient } from '@/lib/live/client/hooks'

interface News {
  key: number
  text: string
  at: number
}
const shown = 2

/** What everybody may know, newest first, in sentences; `quiet` stands there while there is no news. */
export function WallTicker({ quiet }: { quiet: string }) {
  const t = useTranslations('wall')
  const sentence = useEventSentence()
  const format = useEventFormat()
  const clock = useLiveClient()?.clock
  const [news, setNews] = useState<News[]>([])
  useEvents((events) => {
    const told = events.flatMap((event) => sentence(event) ?? [])
    if (told.length === 0) return
    setNews((before) => {
      const next = (before[0]?.key ?? 0) + 1
      const fresh = told.map((text, index) => ({ key: next + index, text, at: clock?.now() ?? 0 })).reverse()
      return [...fresh, ...before].slice(0, shown)
    })
  })
  return (
    <section
      aria-label={t('ticker')}
      aria-live="polite"
      className="flex h-[100px] flex-col justify-center overflow-hidden text-[36px] leading-[1.22]"
    >
      {news.length === 0 && <p className="text-ink-faint">{quiet || t('quiet')}</p>}
      {news.map(({ key, text, at }, index) => (
        <p key={key} className={index === 0 ? 'animate-rise flex gap-6 font-semibold' : 'text-ink-soft flex gap-6'}>
          <time className="figures text-ink-faint shrink-0">{format.moment(at)}</time>
          <span className="truncate">{text}</span>
        </p>
      ))}
    </section>
  )
}
