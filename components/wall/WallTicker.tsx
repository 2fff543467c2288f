'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import { useEventSentence } from '@/lib/i18n/useEventSentence'
import { useLive } from '@/lib/live/client/hooks'

/** Public, and yet no news for the hall: the organisers' own business. */
const noNews: ReadonlySet<string> = new Set(['SettingChanged'])

/** What everybody may know, newest first, in sentences; `quiet` stands there while there is no news. */
export function WallTicker({ lines, quiet }: { lines: number; quiet: string }) {
  const t = useTranslations('wall')
  const sentence = useEventSentence()
  const format = useEventFormat()
  const news = useLive((state) => state.news)
  const told = useMemo(
    () =>
      news
        .flatMap(({ at, event }, index) => {
          const text = noNews.has(event.type) ? null : sentence(event)
          return text === null ? [] : [{ key: `${at} ${index} ${text}`, text, at }]
        })
        .reverse()
        .slice(0, lines),
    [news, sentence, lines],
  )
  return (
    <section
      aria-label={t('ticker')}
      aria-live="polite"
      className="flex flex-col justify-center overflow-hidden text-[36px] leading-[1.28]"
      style={{ height: `${lines * 1.28 + 0.2}em` }}
    >
      {told.length === 0 && <p className="text-ink-faint">{quiet || t('quiet')}</p>}
      {told.map(({ key, text, at }, index) => (
        <p key={key} className={index === 0 ? 'animate-rise flex gap-6 font-semibold' : 'text-ink-soft flex gap-6'}>
          <time className="figures text-ink-faint shrink-0">{format.moment(at)}</time>
          <span className="truncate">{text}</span>
        </p>
      ))}
    </section>
  )
}
