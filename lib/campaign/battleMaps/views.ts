import type { View, ViewRows } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import type { BattleMapViewRows } from './viewRows'

const battleMaps: View<CampaignState> = {
  name: 'battleMaps',
  reads: ['battleMaps'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'master' && kind !== 'audit') return {}
    const rows = Object.values(state.battleMaps).map(({ id, ...row }): [string, BattleMapViewRows['battleMaps']] => [id, row])
    return Object.fromEntries(rows)
  },
}

const sectorMaps: View<CampaignState> = {
  name: 'sectorMaps',
  reads: ['sectorMaps'],
  rows(state, { kind }): ViewRows {
    if (kind !== 'master' && kind !== 'audit') return {}
    const rows = Object.values(state.sectorMaps).map(({ id, battleMapId }): [string, BattleMapViewRows['sectorMaps']] => [
      id,
      { battleMapId },
    ])
    return Object.fromEntries(rows)
  },
}

export const battleMapViews = [battleMaps, sectorMaps]
