import { find } from '@/lib/kernel/table'
import type { CampaignState, RowIn } from '../state'

/** The map on which a battle in this sector is fought; null: the master has not said. */
export function groundOf(state: Pick<CampaignState, 'battleMaps' | 'sectorMaps'>, sectorId: string): RowIn<'battleMaps'> | null {
  const link = find(state.sectorMaps, sectorId)
  return link && find(state.battleMaps, link.battleMapId)
}
