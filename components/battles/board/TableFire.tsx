'use client'
import { useMemo } from 'react'
import { useRow } from '@/lib/live/client/hooks'
import { checkedSetup, startBattle } from '@/lib/rules/macrobattle/setup'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import { FireCheck } from '../../board/fire/FireCheck'
import type { TableBattle } from '../useBattle'
import type { BattleBoard } from './useBoard'

/** A line of fire checked beside tin figures: on the board they came from, else on the map of the territory (EP-20). */
export function TableFire({ table, board }: { table: TableBattle; board: BattleBoard | null }) {
  const mapId = useRow('sectorMaps', table.battle.sectorId)?.battleMapId
  const map = useRow('battleMaps', mapId)
  const ground = useMemo((): BattleState | null => {
    if (!map) return null
    const { rows, roads, narrow } = map
    // Two sides on opposite corners: the ground alone is looked at.
    const setup = checkedSetup.safeParse({ map: rows, roads, narrow, sides: { one: {}, other: {} }, start: { order: ['one', 'other'] } })
    return setup.success ? startBattle(setup.data) : null
  }, [map])
  const state = board?.state ?? ground
  return state && <FireCheck state={state} names={null} />
}
