'use client'
import clsx from 'clsx'
import { AlarmClock, Hourglass } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { deadlines } from '@/lib/rules/macrobattle/deadlines'
import { subscribeTick } from '@/lib/live/client/ticker'
import type { Play } from './usePlay'

/** Milliseconds under which little is left. */
const soon = 60_000

const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is left of the turn (MB-BAT-TRN-3) or of the time to decide, in whole seconds; a word once it is over. */
export function TurnClock({ play, className }: { play: Pick<Play, 'state' | 'now' | 'battle' | 'pending'>; className?: string }) {
  const t = useTranslations('board.play')
  const { state, now, battle, pending } = play
  const due = deadlines(state)[0]?.at ?? null
  const left = useSyncExternalStore(
    subscribeTick,
    () => (now === null || due === null ? null : Math.ceil((due - now()) / 1000) * 1000),
    () => null,
  )
  if (now === null) return null
  const isOver = pending?.kind === 'defender' ? pending.warned : battle.warned
  const plays = battle.phase === 'movement' || battle.phase === 'shooting' || battle.phase === 'bayonet'
  if (plays && (isOver || (left !== null && left <= 0)))
    return (
      <span role="status" className={clsx('text-lost inline-flex items-center gap-1.5 font-semibold whitespace-nowrap', className)}>
        <AlarmClock aria-hidden className="size-[1.1em]" strokeWidth={2.2} /> {t('timeUp')}
      </span>
    )
  if (left === null) return null
  return (
    <span
      role="timer"
      aria-label={t(pending?.kind === 'defender' ? 'decisionLeft' : 'clock')}
      className={clsx(
        'figures inline-flex items-center gap-1.5 font-semibold whitespace-nowrap',
        left <= soon ? 'text-wait' : 'text-ink-soft',
        className,
      )}
    >
      <Hourglass aria-hidden className="size-[0.95em]" strokeWidth={2.2} /> {clockText(left)}
    </span>
  )
}
