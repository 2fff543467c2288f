'use client'
import { Megaphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventTime, useRow, useView } from '@/lib/live/client/hooks'
import { AboutHelp } from '../AboutHelp'
import type { Hq } from '../useHq'
import { WordRing } from '../WordRing'
import { Fit } from './Fit'
import { WallCost } from './WallCost'

/** While a decision is announced: the ring that fills, what is decided, who has said the word (HQ-DEC-3…8). */
export function WallWord({ announcement, hq }: { announcement: NonNullable<Hq['announcement']>; hq: Hq }) {
  const t = useTranslations('hq')
  const say = useTranslations('evening')
  const now = useEventTime(200)
  const people = useView('people')
  const room = useRow('settings', 'word.mode')?.value === 'room'
  const seconds = Math.max(0, Math.ceil((announcement.ends - now) / 1000))
  const { subject, quorum, words } = announcement
  const names = words.map((id) => people[id]?.character ?? '—').join(', ')
  return (
    <section className="border-press bg-panel flex min-h-0 items-center gap-12 rounded-[6px] border-[6px] p-8">
      <div className="shrink-0 [zoom:2.2]">
        <WordRing
          words={words.length}
          quorum={quorum}
          seconds={seconds}
          unit={t('word.secondsLabel')}
          label={t('word.ring', { words: words.length, quorum, seconds })}
        />
      </div>
      <Fit
        of={[announcement.byName, announcement.cardTitle, announcement.wayText, names].join('\n')}
        most={54}
        className="flex max-h-full flex-1 flex-col gap-[0.35em]"
      >
        <p className="text-press flex items-center gap-[0.4em] text-[0.9em] font-semibold">
          <Megaphone aria-hidden className="size-[1.1em] shrink-0" /> {t('word.by', { name: announcement.byName })}
        </p>
        <h2 className="text-[1.6em] leading-[1.05] font-bold [overflow-wrap:anywhere]">{announcement.cardTitle}</h2>
        <p className="text-ink-soft text-[0.95em] leading-[1.15]">
          {subject.s === 'aggravate' && <strong className="text-lost">{t('word.aggravate')}: </strong>}
          {announcement.wayText}
          <AboutHelp subject={subject} />
        </p>
        {announcement.cardId !== null && <WallCost cost={announcement.cost} amounts={hq.amounts} />}
        <p className="text-[1.25em] leading-tight font-bold">
          <span className="figures">{t('word.count', { words: words.length, quorum })}</span>{' '}
          <span className="text-wait text-[0.8em]">{t('word.need', { n: Math.max(0, quorum - words.length) })}</span>
        </p>
        <p className="text-ink-soft text-[0.85em] leading-tight">
          {room && words.length === 0 ? say('word.aloud') : names || t('word.nobody')}
        </p>
      </Fit>
    </section>
  )
}
