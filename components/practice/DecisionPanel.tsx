'use client'
import { useTranslations } from 'use-intl'
import { ChanceList } from '@/components/board/ChanceList'
import { TokenSign } from '@/components/board/Token'
import { Button } from '@/components/ui/Button'
import type { Play } from './usePlay'

/** A decision that everybody waits for: who takes a blow (MB-BAT-BAY-2), or where a ranged shell falls (MB-BAT-ART-8). */
export function DecisionPanel({ play }: { play: Play }) {
  const t = useTranslations('practice')
  const { pending, actions, chancesOf, names, act, game, battle } = play
  if (!pending) return null
  if (pending.kind === 'range')
    return (
      <div
        role="alertdialog"
        aria-label={t('range', { sum: pending.sum ?? 0 })}
        className="border-wait bg-wait-wash rounded-control flex flex-col gap-2 border p-2.5"
      >
        <p className="font-semibold">{t('range', { sum: pending.sum ?? 0 })}</p>
        {actions
          .filter(({ command }) => command === 'CorrectRange')
          .map((action) => {
            const chances = chancesOf(action)
            const cell = chances.find(({ outcome }) => outcome === 'impact')?.subject ?? null
            const delta = Number(action.data.delta)
            const hit = chances.filter(({ outcome, subject }) => outcome !== 'impact' && subject !== null)
            return (
              <Button key={delta} onClick={() => act(action)} className="justify-start">
                <span className="figures">{cell === null ? t('rangeLost', { delta }) : t('rangeTo', { delta, cell })}</span>
                <span className="text-ink-soft truncate text-sm font-normal">
                  {[...new Set(hit.map(({ subject }) => names.figure(subject!)))].join(', ')}
                </span>
              </Button>
            )
          })}
      </div>
    )
  return (
    <div
      role="alertdialog"
      aria-label={t('defender', { cell: pending.cell ?? '' })}
      className="border-wait bg-wait-wash rounded-control flex flex-col gap-2.5 border p-2.5"
    >
      <p className="font-semibold">{t('defender', { cell: pending.cell ?? '' })}</p>
      {actions
        .filter(({ command }) => command === 'ChooseDefender')
        .map((action) => {
          const figure = game.state.figures[action.data.figure as string]!
          return (
            <div key={figure.id} className="flex flex-col gap-1">
              <Button onClick={() => act(action)} className="justify-start">
                <TokenSign
                  side={battle.order.indexOf(figure.sideId)}
                  {...figure}
                  rank={game.state.officers[figure.id]?.rank ?? null}
                  size={30}
                />
                <span className="first-letter:uppercase">{names.short(figure.id)}</span>
              </Button>
              <ChanceList chances={chancesOf(action)} names={names} />
            </div>
          )
        })}
    </div>
  )
}
