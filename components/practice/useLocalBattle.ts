'use client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Game } from '@/lib/practice/game'
import type { PracticeSide } from '@/lib/practice/setup'
import { knownBattle, seenBattle } from '@/lib/rules/macrobattle/known'
import type { BattleGiven } from '../board/play/battleGiven'
import { usePractice } from './practiceStore'
import { usePracticeWords } from './usePracticeWords'

/** The battle of this browser as one side sees and plays it. */
export function useLocalBattle(game: Game, side: PracticeSide): BattleGiven {
  const t = useTranslations('practice')
  const { refusal, quick, act, arrange, now } = usePractice()
  const words = usePracticeWords()
  const state = useMemo(() => knownBattle(seenBattle(game.state, { kind: 'seat', id: side }))!, [game.state, side])
  const told = useMemo(() => game.told.map(({ seen }, index) => ({ key: String(index), events: seen[side] })), [game.told, side])
  const timed = game.choice.clock !== 'off'
  return useMemo(
    () => ({
      ...{ state, words, told, refusal },
      seat: side,
      odds: true,
      showsDice: !quick,
      now: timed ? now : null,
      act: (action) => act(action, side),
      arrange: () => arrange(side),
      waiting: () => t('botThinks'),
    }),
    [state, words, told, refusal, side, quick, timed, now, act, arrange, t],
  )
}
