import { find } from '@/lib/kernel/table'
import { isAtLarge } from '../armies'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import type { Place } from './viewRows'

type Known = Pick<CampaignState, 'people' | 'officers' | 'settings' | 'checkIns' | 'battles'>

/** Who hosts a battle sits in the room by his office, until its results are written down. */
const hostsBattle = (state: Known, personId: string): boolean =>
  Object.values(state.battles).some((battle) => battle.hostId === personId && battle.phase !== 'ended')

/** Where a person is as to the table (`info.flagsWhere`). A captive sees nothing live wherever he is (EP-11). */
export function placeOf(state: Known, personId: string): Place {
  // Who was executed has nothing more to see there either.
  if (find(state.officers, personId)?.status === 'executed') return 'outside'
  if (!isAtLarge(state, personId)) return 'captive'
  if (setting(state, 'info.flagsWhere') === 'anywhere') return 'table'
  return find(state.checkIns, personId) || hostsBattle(state, personId) ? 'table' : 'outside'
}

/** True for who may see what lies on the table now: flags, marches, battles. */
export const isAtTable = (state: Known, personId: string): boolean => placeOf(state, personId) === 'table'
