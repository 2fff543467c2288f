import { setting } from '../../settings'
import type { CampaignState } from '../../state'
import type { Battle } from '../lookup'
import { isPublic } from '../people'

/** Everybody who stands at the table may watch this battle: it is open, and the walls show battles (`wall.battles`). */
export const boardOnWall = (state: CampaignState, battle: Battle): boolean => isPublic(battle) && setting(state, 'wall.battles')
