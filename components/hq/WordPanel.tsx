'use client'
import clsx from 'clsx'
import { Check, Megaphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { Button } from '@/components/ui/Button'
import { useEventTime, useRow, useView } from '@/lib/live/client/hooks'
import { AboutHelp } from './AboutHelp'
import { PaymentTable } from './PaymentTable'
import type { Hq } from './useHq'
import { WordRing } from './WordRing'

/**
 * While a decision is announced this is the page's one thing: what is decided, the ring of words, the button for one's own word
 * (HQ-DEC-3…8). On a phone it stays at the lower edge, under the thumb.
 */
export function WordPanel({ announcement, hq }: { announcement: NonNullable<Hq['announcement']>; hq: Hq }) {
  const t = useTranslations('hq')
  const say = useTranslations('evening')
  const { give, busy } = useGive()
  const now = useEventTime(200)
  const people = useView('people')
  const me = hq.me
  const seconds = Math.max(0, Math.ceil((announcement.ends - now) / 1000))
  const words = announcement.words
  const mine = me !== null && words.includes(me.personId)
  const volunteer = me?.roles.includes('volunteer') ?? false
  const names = words.map((id) => people[id]?.character ?? (id === me?.personId ? me.character : '—'))
  const { subject } = announcement
  const room = useRow('settings', 'word.mode')?.value === 'room'
  const panel = useRef<HTMLElement>(null)
  // Announced from a card far down the page: the announcer is brought to where the words are said.
  const announced = me?.personId === announcement.byId
  useEffect(() => {
    if (announced) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [announced])

  return (
    <section
      ref={panel}
      aria-labelledby="word-title"
      className="bg-panel border-press rounded-panel shadow-float animate-rise flex flex-col gap-4 border-2 p-4 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:rounded-b-none md:p-6"
    >
      <div className="flex flex-wrap items-center gap-5 md:flex-nowrap md:gap-8">
        <WordRing
          words={words.length}
          quorum={announcement.quorum}
          seconds={seconds}
          unit={t('word.secondsLabel')}
          label={t('word.ring', { words: words.length, quorum: announcement.quorum, seconds })}
        />
        <div className="min-w-0 flex-1 basis-56">
          <p id="word-title" className="text-press flex items-center gap-2 font-semibold">
            <Megaphone aria-hidden className="size-5 shrink-0" />
            {t('word.title')} · {t('word.by', { name: announcement.byName })}
          </p>
          <h3 className="mt-1 text-2xl leading-tight font-bold text-pretty [overflow-wrap:anywhere] md:text-3xl">
            {announcement.cardTitle}
          </h3>
          <p className="text-ink-soft mt-1 text-lg leading-snug">
            {subject.s === 'aggravate' && <strong className="text-lost">{t('word.aggravate')}: </strong>}
            {announcement.wayText}
            <AboutHelp subject={subject} />
          </p>
          <p className="mt-2 text-lg font-semibold" aria-live="polite">
            <span className="figures text-2xl">{t('word.count', { words: words.length, quorum: announcement.quorum })}</span>
            <span className="text-wait ml-3">{t('word.need', { n: Math.max(0, announcement.quorum - words.length) })}</span>
          </p>
          <p className="text-ink-soft text-[0.9375rem]">
            {t('word.who')}: {names.length > 0 ? names.join(', ') : t('word.nobody')}
          </p>
        </div>
        <div className="hidden w-80 shrink-0 xl:block">
          {announcement.cardId !== null && <PaymentTable cost={announcement.cost} amounts={hq.amounts} later />}
        </div>
      </div>
      {volunteer && room && <p className="text-press text-xl font-bold text-balance">{say('word.aloud')}</p>}
      {volunteer && (
        <div className="flex flex-wrap items-center gap-3">
          {mine ? (
            <p className="border-calm text-calm bg-calm-wash rounded-control flex min-h-18 flex-1 items-center justify-center gap-3 border-2 px-6 text-2xl font-bold">
              <Check aria-hidden className="size-8" strokeWidth={2.6} />
              {t('word.said')}
            </p>
          ) : me?.present ? (
            <Button
              variant={room ? 'quiet' : 'press'}
              size="l"
              busy={busy}
              className={clsx('whitespace-normal', room ? 'min-h-12' : 'min-h-18 flex-1 basis-72 text-2xl! font-bold')}
              onClick={() => void give('hq.sayWord', { announcement: announcement.id })}
            >
              {t('word.formula')}
            </Button>
          ) : (
            <p className="text-wait flex-1 text-lg font-semibold">{t('word.notPresent')}</p>
          )}
          {announced && (
            <Button
              variant="plain"
              className="min-h-12"
              disabled={busy}
              onClick={() => void give('hq.cancelAnnouncement', { announcement: announcement.id }, { done: t('answer.cancelled') })}
            >
              {t('word.cancel')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
