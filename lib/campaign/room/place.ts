import { find } from '@/lib/kernel/table'
import { isAtLarge } from '../armies'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { Place } from './viewRows'

type Known = Pick<CampaignState, 'people' | 'officers' | 'settings' | 'checkIns'>

/** Where a person is as to the table (`info.flagsWhere`). A captive sees nothing live wherever he is (EP-11). */
export function placeOf(state: Known, personId: string): Place {
  if (!isAtLarge(state, personId)) return 'captive'
  if (setting(state, 'info.flagsWhere') === 'anywhere') return 'table'
  return find(state.checkIns, personId) ? 'table' : 'outside'
}

/** True for who may see what lies on the table now: flags, marches, battles. */
export const isAtTable = (state: Known, personId: string): boolean => placeOf(state, personId) === 'table'
