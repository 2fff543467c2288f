'use client'
import clsx from 'clsx'
import { Bot, Check, ChevronsRight, Dices, Flag, LayoutGrid } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { pointsText } from '@/components/board/choices'
import { TokenSign } from '@/components/board/Token'
import { Button } from '@/components/ui/Button'
import { practiceSides, type PracticeSide } from '@/lib/practice/setup'
import { ChosenPanel } from './ChosenPanel'
import { DecisionPanel } from './DecisionPanel'
import { usePractice } from './practiceStore'
import type { Play } from './usePlay'
import { WaitingFigures } from './WaitingFigures'

/** Whose turn, which phase, what is left to spend, and what to do with it. */
export function TurnPanel({ play }: { play: Play }) {
  const t = useTranslations('practice')
  const { battle, acting, mine, pending, game } = play
  if (battle.phase === 'ended') return <Ended play={play} />
  const side = acting ?? 'first'
  return (
    <section className="bg-panel rounded-panel shadow-panel shrink-0">
      <header className="border-rule flex items-center gap-3 border-b px-3 py-2">
        <TokenSign side={battle.order.indexOf(side)} kind="OF" mounted size={40} />
        <div className="min-w-0 flex-1">
          <p className="text-ink-soft text-sm">
            {battle.turnNumber > 0 && <span className="figures">{t('turn', { n: battle.turnNumber })} · </span>}
            {pending ? t('decides', { side: t(`side.${side}`) }) : t('plays', { side: t(`side.${side}`) })}
          </p>
          <p className="text-xl leading-tight font-bold">{t(`phase.${battle.phase}`)}</p>
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
          {pending ? <DecisionPanel play={play} /> : <ChosenPanel play={play} />}
          {!pending && <WaitingFigures play={play} />}
        </div>
      ) : (
        <p className="text-ink-soft flex items-center gap-2.5 p-3" aria-live="polite">
          <Bot aria-hidden className="animate-breathe size-5" /> {game.choice.bot !== null && t('botThinks')}
        </p>
      )}
    </section>
  )
}

/** The way on: rolling, and from one phase to the next. */
function PhaseButtons({ play: { actions, act, acting, battle, pending, game } }: { play: Play }) {
  const t = useTranslations('practice')
  const arrange = usePractice((practice) => practice.arrange)
  if (pending) return null
  const has = (command: string) => actions.some((action) => action.command === command)
  const give = (command: string) => () => act({ command, data: {} })
  const unplaced = Object.values(game.state.figures).some(
    ({ sideId, status, kind }) => sideId === acting && status === 'unplaced' && kind !== 'SB',
  )
  if (battle.phase === 'deployment')
    return (
      <div className="flex flex-wrap gap-2">
        <Button
          icon={LayoutGrid}
          variant={unplaced ? 'press' : 'quiet'}
          disabled={!unplaced}
          onClick={() => arrange(acting!)}
          className="flex-1"
        >
          {t('arrange')}
        </Button>
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

/** Who holds the field, and what it cost. */
function Ended({ play: { battle, game, viewer } }: { play: Play }) {
  const t = useTranslations('practice')
  const leave = usePractice((practice) => practice.leave)
  const holders = battle.holders ?? []
  const title =
    holders.length === 0
      ? t('drawn')
      : game.choice.bot === null
        ? t('won', { side: holders.map((side) => t(`side.${side as PracticeSide}`)).join(', ') })
        : t(holders.includes(viewer) ? 'wonYou' : 'lostYou')
  const lost = (side: string) =>
    Object.values(game.state.figures).filter(({ sideId, status }) => sideId === side && ['gone', 'overturned', 'wounded'].includes(status))
      .length
  return (
    <section className="bg-panel rounded-panel shadow-panel flex shrink-0 flex-col gap-3 p-4">
      <h2 className="text-2xl leading-tight font-bold">{title}</h2>
      <ul className="text-ink-soft">
        {practiceSides.map((side) => (
          <li key={side}>{t('losses', { side: t(`of.${side}`), n: lost(side) })}</li>
        ))}
      </ul>
      <Button variant="press" onClick={leave}>
        {t('again')}
      </Button>
    </section>
  )
}
