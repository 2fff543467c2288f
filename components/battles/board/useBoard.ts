'use client'
import { useMemo } from 'react'
import { useRow, useView, type LiveRow } from '@/lib/live/client/hooks'
import { knownBattle, type ViewsOfBattle } from '@/lib/rules/macrobattle/known'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { SeenEvent } from '@/lib/rules/ruleset'
import type { ToldStep } from '../../board/play/battleGiven'

/** A battle on the digital board as this screen may know it. */
export interface BattleBoard {
  board: LiveRow<'boards'>
  state: BattleState
  told: readonly ToldStep[]
}

/** The board of a battle; null: it is on none, or this reader may not see it. */
export function useBoard(battleId: string): BattleBoard | null {
  const board = useRow('boards', battleId)
  const rows = useView('boardRows')
  const lines = useView('boardTold')
  const state = useMemo(() => {
    const seen: Record<string, ViewsOfBattle[string]> = {}
    for (const { battleId: of, view, rowId, row } of Object.values(rows))
      if (of === battleId) (seen[view] ??= {})[rowId] = row as ViewsOfBattle[string][string]
    return knownBattle(seen)
  }, [rows, battleId])
  const told = useMemo(
    () =>
      Object.entries(lines)
        .filter(([, line]) => line.battleId === battleId)
        .sort(([, a], [, b]) => a.number - b.number)
        .map(([key, { events }]): ToldStep => ({ key, events: events as readonly SeenEvent[] })),
    [lines, battleId],
  )
  return useMemo(() => (board && state ? { board, state, told } : null), [board, state, told])
}
