'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { hasSecrets } from './seen'
import { actingSide, type Game } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { BoardPane } from './BoardPane'
import { Guide } from './Guide'
import { LogPanel } from './LogPanel'
import { PracticeHeader } from './PracticeHeader'
import { usePractice } from './practiceStore'
import { TurnPanel } from './TurnPanel'
import { usePlay } from './usePlay'

/** Milliseconds the opponent waits before each step, so that one can follow him. */
const PAUSE = 650

/** Through whose eyes the board is seen: against the program one's own, at one device whoever has the turn. */
function sideAtDevice({ choice, state }: Game): PracticeSide {
  if (choice.bot !== null) return choice.bot === 'first' ? 'second' : 'first'
  const battle = state.battle[ONE.battle]!
  return battle.phase === 'saboteurs' ? (actingSide(state) ?? 'first') : (battle.turnOf as PracticeSide)
}

export function BattleView({ game }: { game: Game }) {
  const side = sideAtDevice(game)
  const [shownTo, setShownTo] = useState(side)
  useOpponent(game)
  // With ambushes on the board two people at one device must not see each other's view of it.
  const covers = shownTo !== side && game.choice.bot === null && hasSecrets(game.state)
  return (
    <div className="flex h-dvh flex-col max-lg:h-auto max-lg:min-h-dvh">
      <PracticeHeader game={game} />
      {covers ? <HandOver side={side} onReady={() => setShownTo(side)} /> : <Battle game={game} viewer={side} />}
    </div>
  )
}

function Battle({ game, viewer }: { game: Game; viewer: PracticeSide }) {
  const play = usePlay(game, viewer)
  const t = useTranslations('practice')
  return (
    <div className="grid min-h-0 flex-1 gap-2.5 p-2.5 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <main className="flex min-h-0 min-w-0 flex-col gap-2.5">
        {game.choice.guided && <Guide game={game} />}
        <BoardPane play={play} />
      </main>
      <aside aria-label={t('panel')} className="flex min-h-0 flex-col gap-2.5 lg:overflow-y-auto">
        <TurnPanel play={play} />
        <LogPanel game={game} viewer={viewer} names={play.names} />
      </aside>
    </div>
  )
}

/** Lets the program play its side, one step after another. */
function useOpponent(game: Game): void {
  const { opponent, quick } = usePractice()
  useEffect(() => {
    const { bot } = game.choice
    if (bot === null || actingSide(game.state) !== bot) return
    const timer = setTimeout(() => opponent(bot), quick ? 30 : PAUSE)
    return () => clearTimeout(timer)
  }, [game, opponent, quick])
}

function HandOver({ side, onReady }: { side: PracticeSide; onReady: () => void }) {
  const t = useTranslations('practice')
  return (
    <main className="grid flex-1 place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-3">
        <h2 className="text-3xl font-bold">{t('handOver')}</h2>
        <p className="text-ink-soft text-lg">{t('handOverText', { side: t(`side.${side}`) })}</p>
        <Button variant="press" size="l" onClick={onReady}>
          {t('ready')}
        </Button>
      </div>
    </main>
  )
}
