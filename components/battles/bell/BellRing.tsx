'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { useEventTime } from '@/lib/live/client/hooks'
import { bellState, leftOf, minutesAndSeconds, shareLeft, type BellState, type TurnClock } from './bellModel'

const radius = 45
const tones: Record<BellState, { text: string; stroke: string }> = {
  running: { text: 'text-ink', stroke: 'var(--press)' },
  soon: { text: 'text-wait', stroke: 'var(--wait)' },
  rung: { text: 'text-lost', stroke: 'var(--lost)' },
  standing: { text: 'text-ink-soft', stroke: 'var(--rule-strong)' },
}

/** The five minutes of a turn as a ring that empties (MB-BAT-TRN-3, EP-20), with what is left in its middle and its state in a word. */
export function BellRing({ turn, className }: { turn: TurnClock; className?: string }) {
  const t = useTranslations('battles.bell')
  const now = useEventTime(200)
  const left = leftOf(turn, now)
  const state = bellState(turn, now)
  const text = minutesAndSeconds(left)
  return (
    <div role="timer" aria-label={t('label', { time: text, state: t(`state.${state}`) })} className={clsx('relative shrink-0', className)}>
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden>
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="6" stroke="var(--rule)" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="8"
          pathLength={100}
          strokeDasharray={`${state === 'rung' ? 100 : shareLeft(turn, now) * 100} 100`}
          stroke={tones[state].stroke}
        />
      </svg>
      <div aria-hidden className="absolute inset-0 flex flex-col items-center justify-center leading-none">
        <span className={clsx('figures text-3xl font-bold', tones[state].text)}>{text}</span>
        <span className={clsx('mt-1.5 max-w-[70%] text-center text-xs font-semibold', tones[state].text)}>{t(`state.${state}`)}</span>
      </div>
    </div>
  )
}
