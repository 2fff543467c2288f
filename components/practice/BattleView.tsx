'use client'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { actingSide, type Game } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { BattleTable } from '../board/play/BattleTable'
import { usePlay } from '../board/play/usePlay'
import { Ended } from './Ended'
import { Guide } from './Guide'
import { hasSecrets } from './hasSecrets'
import { LocalHeader } from './LocalHeader'
import { PracticeDice } from './PracticeDice'
import { usePractice } from './practiceStore'
import { useLocalBattle } from './useLocalBattle'

/** Milliseconds the opponent waits before each step, so that one can follow him. */
const PAUSE = 650

/** Through whose eyes the board is seen: against the program one's own, at one device whoever has to act. */
function sideAtDevice({ choice, state }: Game): PracticeSide {
  if (choice.bot !== null) return choice.bot === 'first' ? 'second' : 'first'
  return actingSide(state) ?? (state.battle[ONE.battle]!.turnOf as PracticeSide)
}

/** The battle of this browser: against the program, or two people at one device. */
export function BattleView({ game }: { game: Game }) {
  const side = sideAtDevice(game)
  const [shownTo, setShownTo] = useState(side)
  useOpponent(game)
  useClock(game)
  // With ambushes on the board two people at one device must not see each other's view of it.
  const covers = shownTo !== side && game.choice.bot === null && hasSecrets(game.state)
  return (
    <div className="flex h-dvh flex-col max-lg:h-auto max-lg:min-h-dvh">
      <LocalHeader game={game} />
      {covers ? <HandOver side={side} onReady={() => setShownTo(side)} /> : <Battle game={game} side={side} />}
    </div>
  )
}

function Battle({ game, side }: { game: Game; side: PracticeSide }) {
  const { leave, asked, answerDice } = usePractice()
  const play = usePlay(useLocalBattle(game, side))
  return (
    <>
      <BattleTable
        play={play}
        above={game.choice.guided && <Guide game={game} />}
        ended={<Ended play={play} you={game.choice.bot === null ? null : side} onAgain={leave} />}
      />
      {asked && <PracticeDice question={asked.question} faces={asked.faces.length} onReply={answerDice} />}
    </>
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

/** Rings when a turn's time has run out, where turns are timed. */
function useClock({ choice }: Game): void {
  const tick = usePractice((practice) => practice.tick)
  useEffect(() => {
    if (choice.clock === 'off') return
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [choice.clock, tick])
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
