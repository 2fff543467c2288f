'use client'
import clsx from 'clsx'
import { useTranslations } from 'use-intl'
import { TokenSign } from '../Token'
import type { Play } from './usePlay'

/** Figures that are not on the board yet: to be placed, to be hidden, or in reserve. */
export function WaitingFigures({ play: { state, battle, acting, chosen, choose, names } }: { play: Play }) {
  const t = useTranslations('board.play')
  const isNoting = battle.phase === 'saboteurs'
  const waits = battle.phase === 'deployment' || isNoting ? 'unplaced' : 'reserve'
  const figures = Object.values(state.figures).filter(
    ({ sideId, status, kind }) => sideId === acting && status === waits && (waits === 'reserve' || (kind === 'SB') === isNoting),
  )
  if (figures.length === 0 || (waits === 'reserve' && battle.phase !== 'movement')) return null
  const title = isNoting ? t('note') : waits === 'reserve' ? t('reserve') : t('toPlace')
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="eyebrow">{title}</h3>
      <div className="flex flex-wrap gap-1.5">
        {figures.map(({ id, kind, mounted, facing }) => (
          <button
            key={id}
            type="button"
            aria-pressed={chosen?.id === id}
            title={names.short(id)}
            aria-label={names.short(id)}
            onClick={() => choose(id)}
            className={clsx(
              'rounded-control grid size-12 place-items-center border',
              chosen?.id === id ? 'border-press bg-press-wash' : 'border-rule-strong bg-raised hover:border-press',
            )}
          >
            <TokenSign
              side={battle.order.indexOf(acting)}
              {...{ kind, mounted, facing }}
              rank={state.officers[id]?.rank ?? null}
              size={38}
            />
          </button>
        ))}
      </div>
    </div>
  )
}
