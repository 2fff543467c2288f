'use client'
import clsx from 'clsx'
import { Check, ChevronsRight, Dices, Flag, Hourglass, LayoutGrid } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { pointsText } from '../choices'
import { TokenSign } from '../Token'
import { ChosenPanel } from './ChosenPanel'
import { TurnClock } from './TurnClock'
import type { Play } from './usePlay'
import { WaitingFigures } from './WaitingFigures'

/** Whose turn, which phase, what is left to spend, and what to do with it. */
export function TurnPanel({ play }: { play: Play }) {
  const t = useTranslations('board.play')
  const { battle, acting, mine, pending, words, waiting } = play
  return (
    <section className="bg-panel rounded-panel shadow-panel shrink-0">
      <header className="border-rule flex items-center gap-3 border-b px-3 py-2">
        <TokenSign side={battle.order.indexOf(acting)} kind="OF" mounted size={40} />
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft text-sm">
            {battle.turnNumber > 0 && `${t('turn', { n: battle.turnNumber })} · `}
            {pending ? t('decides', { side: words.side(acting) }) : t('plays', { side: words.side(acting) })}
          </p>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-xl leading-tight font-bold">
            {t(`phase.${battle.phase}`)} <TurnClock play={play} className="text-base" />
          </p>
        </div>
        {battle.phase === 'movement' && (
          <p className="text-right">
            <span className="eyebrow block">{t('points')}</span>
            <span
              className={clsx('figures leading-none font-bold', battle.pool === null ? 'text-ink-faint text-sm' : 'text-press text-3xl')}
            >
              {battle.pool === null ? t('notRolled') : pointsText(battle.pool)}
            </span>
          </p>
        )}
      </header>
      {mine ? (
        <div className="flex flex-col gap-3 p-3">
          <PhaseButtons play={play} />
          {pending ? <p className="text-wait font-semibold">{t('youDecide')}</p> : <ChosenPanel play={play} />}
          {!pending && <WaitingFigures play={play} />}
        </div>
      ) : (
        <p className="text-ink-soft flex items-center gap-2.5 p-3" aria-live="polite">
          <Hourglass aria-hidden className="animate-breathe size-5 shrink-0" /> {waiting(acting)}
        </p>
      )}
    </section>
  )
}

/** The way on: rolling, and from one phase to the next. */
function PhaseButtons({ play: { actions, act, acting, battle, pending, state, arrange } }: { play: Play }) {
  const t = useTranslations('board.play')
  if (pending) return null
  const has = (command: string) => actions.some((action) => action.command === command)
  const give = (command: string) => () => act({ command, data: {} })
  const unplaced = Object.values(state.figures).some(
    ({ sideId, status, kind }) => sideId === acting && status === 'unplaced' && kind !== 'SB',
  )
  if (battle.phase === 'deployment') {
    if (!has('FinishDeployment')) return null
    return (
      <div className="flex flex-wrap gap-2">
        {arrange && (
          <Button
            icon={LayoutGrid}
            variant={unplaced ? 'press' : 'quiet'}
            disabled={!unplaced}
            onClick={() => arrange()}
            className="flex-1"
          >
            {t('arrange')}
          </Button>
        )}
        <Button
          icon={Check}
          variant={unplaced ? 'quiet' : 'press'}
          onClick={give('FinishDeployment')}
          className="flex-1"
          title={unplaced ? t('finishText') : undefined}
        >
          {t('finish')}
        </Button>
      </div>
    )
  }
  if (battle.phase === 'saboteurs') return <p className="text-ink-soft text-sm">{t('noteText')}</p>
  const onward = { movement: 'EndMovement', shooting: 'EndShooting', bayonet: 'EndTurn' }[
    battle.phase as 'movement' | 'shooting' | 'bayonet'
  ]
  const words = { EndMovement: t('endMovement'), EndShooting: t('endShooting'), EndTurn: t('endTurn') }[
    onward as 'EndMovement' | 'EndShooting' | 'EndTurn'
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {has('RollMovement') ? (
        <Button variant="press" size="l" icon={Dices} onClick={give('RollMovement')} className="flex-1">
          {t('roll')}
        </Button>
      ) : (
        has(onward) && (
          <Button
            variant={onward === 'EndTurn' ? 'press' : 'wait'}
            icon={onward === 'EndTurn' ? Flag : ChevronsRight}
            onClick={give(onward)}
            className="flex-1"
          >
            {words}
          </Button>
        )
      )}
      {onward !== 'EndTurn' && has('EndTurn') && (
        <Button variant="plain" onClick={give('EndTurn')}>
          {t('endTurn')}
        </Button>
      )}
    </div>
  )
}
