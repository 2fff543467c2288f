'use client'
import clsx from 'clsx'
import { Infinity as Endless, Pause } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useEventFormat } from '@/lib/i18n/useEventFormat'
import type { CardRow } from '@/lib/campaign/viewRows'
import { timeLeftShare, urgencyOf, type Urgency } from './urgency'
import { useCardTime } from './useCardTime'

type Timed = Pick<CardRow, 'due' | 'untilEnd' | 'openedAt'> & { id: string }

/** Each urgency has its own outline, so that it is told apart across the room and without colour: octagon, triangle, circle, bar. */
const outlines: Record<Urgency, string> = {
  burning: 'M33 4 H67 L96 33 V67 L67 96 H33 L4 67 V33 Z',
  soon: 'M50 4 L98 92 H2 Z',
  later: 'M50 4 A46 46 0 1 1 49.9 4 Z',
  untilEnd: 'M4 30 H96 V70 H4 Z',
}
const tones: Record<Urgency, string> = {
  burning: 'text-lost',
  soon: 'text-wait',
  later: 'text-ink-soft',
  untilEnd: 'text-ink-faint',
}
const sizes: Record<Urgency, string> = { burning: 'size-24', soon: 'size-20', later: 'size-16', untilEnd: 'size-14' }

/** Minutes left, or seconds in the last minute, inside the outline of the urgency; what is left of the card's time fills it. */
export function UrgencyMark({ card, stopped }: { card: Timed; stopped: boolean }) {
  const { now, held } = useCardTime(card.id)
  const t = useTranslations('hq')
  const urgency = urgencyOf(card, now)
  const share = timeLeftShare(card, now)
  const left = card.due === null ? null : Math.max(0, card.due - now)
  const seconds = left !== null && left < 60_000
  return (
    <div className={clsx('relative shrink-0', sizes[urgency], tones[urgency])}>
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden>
        <path
          d={outlines[urgency]}
          className={clsx(urgency === 'burning' ? 'fill-current' : 'fill-sunken')}
          stroke="currentColor"
          strokeWidth={urgency === 'untilEnd' ? 3 : 6}
          strokeLinejoin="round"
          strokeDasharray={urgency === 'untilEnd' ? '7 6' : undefined}
        />
        {share !== null && urgency === 'later' && (
          <circle
            cx="50"
            cy="50"
            r="46"
            fill="none"
            stroke="var(--press)"
            strokeWidth="6"
            pathLength={100}
            strokeDasharray={`${share * 100} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      <div
        className={clsx(
          'absolute inset-0 flex flex-col items-center justify-center leading-none',
          urgency === 'burning' && 'text-lost-ink',
          urgency === 'soon' && 'pt-5',
          urgency === 'later' && 'text-ink',
        )}
        aria-hidden
      >
        {left === null || urgency === 'untilEnd' ? (
          <Endless className="size-6" strokeWidth={2.2} />
        ) : (
          <>
            <span className={clsx('figures font-bold', urgency === 'burning' ? 'text-4xl' : urgency === 'soon' ? 'text-3xl' : 'text-2xl')}>
              {seconds ? Math.ceil(left / 1000) : Math.ceil(left / 60_000)}
            </span>
            {urgency !== 'soon' && (
              <span className="text-[0.6875rem] font-semibold">{seconds ? t('due.secondsUnit') : t('due.minutesUnit')}</span>
            )}
          </>
        )}
      </div>
      {(stopped || held) && left !== null && (
        <span className="bg-panel text-wait border-wait absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full border">
          <Pause aria-hidden className="size-3.5" strokeWidth={2.6} />
        </span>
      )}
    </div>
  )
}

/** The word of the urgency and «до 14:35, ещё 21 мин» (EP-15); of a card that is held, how much will be left (EP-5). */
export function UrgencyWords({ card, stopped }: { card: Timed; stopped: boolean }) {
  const { now, held } = useCardTime(card.id)
  const t = useTranslations('hq')
  const format = useEventFormat()
  const urgency = urgencyOf(card, now)
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-2', tones[urgency])}>
      <strong
        className={clsx(
          'font-bold tracking-wide uppercase',
          urgency === 'burning' ? 'text-xl' : urgency === 'soon' ? 'text-lg' : 'text-sm',
        )}
      >
        {t(`urgency.${urgency}`)}
      </strong>
      {card.due !== null && (
        <span className={clsx('figures font-semibold', urgency === 'burning' ? 'text-lg' : 'text-[0.9375rem]')}>
          {held ? t('due.held', { left: format.length(card.due - now) }) : format.until(card.due, now)}
        </span>
      )}
      {stopped && !held && card.due !== null && <span className="text-wait text-sm font-medium">{t('due.stopped')}</span>}
    </p>
  )
}
