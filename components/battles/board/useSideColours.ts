'use client'
import { useMemo, type CSSProperties } from 'react'
import { tokenColour } from '@/components/board/tokenColour'
import { useRow, useView } from '@/lib/live/client/hooks'
import type { BattleState } from '@/lib/rules/macrobattle/tables'

/**
 * Tokens in the colours of their states' flags, as the map and every list show them, as properties for an element around them. A side
 * without a state, and a second one of the same colour, keeps the colour of its place.
 */
export function useSideColours(battleId: string, state: BattleState): CSSProperties {
  const sides = useRow('battles', battleId)?.sides
  const states = useView('states')
  const { order } = state.battle.battle!
  return useMemo(() => {
    const taken = new Set<string>()
    const properties = order.flatMap((id, place): [string, string][] => {
      const colour = states[sides?.find((side) => side.id === id)?.stateIds[0] ?? '']?.colour
      if (!colour || taken.has(colour)) return []
      taken.add(colour)
      return [[`--board-side-${place}`, tokenColour(colour)]]
    })
    return Object.fromEntries(properties)
  }, [order, sides, states])
}
