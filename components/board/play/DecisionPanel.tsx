'use client'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { ChanceList } from '../ChanceList'
import { TokenSign } from '../Token'
import { TurnClock } from './TurnClock'
import type { Play } from './usePlay'

/**
 * A decision that everybody waits for pops up over the board of who must take it, with the time left: who takes a blow (MB-BAT-BAY-2),
 * or where a ranged shell falls (MB-BAT-ART-8).
 */
export function DecisionPanel({ play }: { play: Play }) {
  const t = useTranslations('board.play')
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const pending = play.pending!
  const title = pending.kind === 'range' ? t('range', { sum: pending.sum ?? 0 }) : t('defender', { cell: pending.cell ?? '' })
  return (
    <div
      ref={panel}
      role="alertdialog"
      aria-label={title}
      tabIndex={-1}
      className="border-wait bg-panel rounded-panel shadow-float animate-fade absolute inset-x-2 bottom-2 z-20 mx-auto flex max-h-[calc(100%-1rem)] max-w-md flex-col border-2 focus:outline-none"
    >
      <header className="bg-wait-wash flex flex-wrap items-baseline justify-between gap-x-3 px-3 py-2">
        <p className="font-semibold">{title}</p>
        <TurnClock play={play} className="text-lg" />
      </header>
      <div className="flex min-h-0 flex-col gap-2 overflow-y-auto p-3">
        {pending.kind === 'range' ? <Corrections play={play} /> : <Defenders play={play} />}
      </div>
    </div>
  )
}

function Corrections({ play: { actions, chancesOf, names, act, odds } }: { play: Play }) {
  const t = useTranslations('board.play')
  return actions
    .filter(({ command }) => command === 'CorrectRange')
    .map((action) => {
      const chances = chancesOf(action)
      const cell = chances.find(({ outcome }) => outcome === 'impact')?.subject ?? null
      const delta = Number(action.data.delta)
      const hit = odds ? chances.filter(({ outcome, subject }) => outcome !== 'impact' && subject !== null) : []
      return (
        <Button key={delta} onClick={() => act(action)} className="shrink-0 justify-start">
          <span className="figures">{cell === null ? t('rangeLost', { delta }) : t('rangeTo', { delta, cell })}</span>
          <span className="text-ink-soft truncate text-sm font-normal">
            {[...new Set(hit.map(({ subject }) => names.figure(subject!)))].join(', ')}
          </span>
        </Button>
      )
    })
}

function Defenders({ play: { actions, chancesOf, names, act, odds, state, battle } }: { play: Play }) {
  return actions
    .filter(({ command }) => command === 'ChooseDefender')
    .map((action) => {
      const figure = state.figures[action.data.figure as string]!
      return (
        <div key={figure.id} className="flex flex-col gap-1">
          <Button onClick={() => act(action)} className="shrink-0 justify-start">
            <TokenSign side={battle.order.indexOf(figure.sideId)} {...figure} rank={state.officers[figure.id]?.rank ?? null} size={30} />
            <span className="first-letter:uppercase">{names.short(figure.id)}</span>
          </Button>
          {odds && <ChanceList chances={chancesOf(action)} names={names} />}
        </div>
      )
    })
}
