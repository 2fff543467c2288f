'use client'
import { useCallback, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useGive } from '@/components/command/useGive'
import { legal } from '@/lib/rules/macrobattle/legal'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import { useLiveClient } from '@/lib/live/client/hooks'
import { actingOf } from '../../board/play/boardFigures'
import type { Act, BattleGiven } from '../../board/play/battleGiven'
import type { BattleBoard } from './useBoard'
import { useCampaignWords } from './useCampaignWords'

/** The side that has something to do: who notes saboteurs does so beside the one whose turn it is. */
function sideToPlay(state: BattleState): string {
  const acting = actingOf(state)
  const { order } = state.battle.battle!
  const does = (side: string) => legal(state, side).some(({ command }) => command !== 'Dismount')
  return does(acting) ? acting : (order.find(does) ?? acting)
}

/** The battle for the board: an officer plays his seat; master and host of the battle every side that has to act. */
export function useCampaignBoard({ board, state, told }: BattleBoard): BattleGiven {
  const t = useTranslations('battles.board')
  const words = useCampaignWords(board.battleId)
  const clock = useLiveClient()?.clock ?? null
  const { give } = useGive()
  const { battleId, mayPlayAll, status, odds } = board
  const seat = useMemo(() => {
    // After the table the master alone says where everybody stands.
    if (status !== 'play' && !(status === 'positions' && mayPlayAll)) return null
    return mayPlayAll ? sideToPlay(state) : board.seat
  }, [status, mayPlayAll, state, board.seat])
  const act = useCallback<Act>(
    ({ command, data }) => void give('battle.play', { battle: battleId, do: { command, data } }),
    [give, battleId],
  )
  const now = useMemo(() => (clock ? () => clock.now() : null), [clock])
  return useMemo(
    () => ({
      ...{ state, seat, odds, words, told, now, act },
      showsDice: true,
      refusal: null,
      arrange: null,
      waiting: (side) => (status === 'positions' ? t('positions') : t(seat === null ? 'looksOn' : 'waits', { side: words.side(side) })),
    }),
    [state, seat, odds, words, told, now, act, status, t],
  )
}
