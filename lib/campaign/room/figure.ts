import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'
import type { OfficerRow } from '../viewRows'
import { placeOf } from './place'

/**
 * One's own figure as its player knows it: away from the table its rank, horse and fate, but its place only as he last saw it, since it
 * rides with an army that moves (`info.flagsWhere`). A captive knows where he is held. Null: he never saw where it stands.
 */
export function ownFigureSeen(state: CampaignState, personId: string, figure: OfficerRow | null): OfficerRow | null {
  if (!figure || placeOf(state, personId) !== 'outside') return figure
  const seen = find(state.lastKnown, personId)?.views.me?.figure as Pick<OfficerRow, 'armyId' | 'sectorId'> | undefined
  return seen ? { ...figure, armyId: seen.armyId, sectorId: seen.sectorId } : null
}
