import { armiesIn, marchOfArmy, unitsOf } from '../armies'
import { areEnemies } from '../map'
import { setting } from '../settings'
import type { Army, CampaignState } from '../state'

/** True for an army that left a battle by an edge and has not crossed yet: it is out of it and meets nobody (MB-BAT-EDG-8). */
export function hasLeftBattle(state: Pick<CampaignState, 'marches'>, army: Army): boolean {
  const march = marchOfArmy(state, army.id)
  return march !== null && march.leftBattleId !== null && !march.crossed
}

/**
 * True for an army whose flag enemies meet in its territory (MB-CON-1). Cavalry away on a pursuit keeps its flag there, for its absence is
 * not betrayed (MB-INF-1); officers without troops open no battle (MB-CON-4).
 */
export const isStanding = (state: Pick<CampaignState, 'marches' | 'units'>, army: Army): boolean =>
  army.battleId === null && !hasLeftBattle(state, army) && unitsOf(state, army.id).length > 0

/** Armies of a territory that could meet enemies now, in their order. */
export const standingIn = (state: CampaignState, sectorId: string): Army[] =>
  armiesIn(state, sectorId).filter((army) => isStanding(state, army))

/** Everybody whom an army's meeting draws in: its enemies there, their enemies, and so on, with armies of the same states. */
export function drawnIn(state: CampaignState, army: Army): Army[] {
  const standing = standingIn(state, army.sectorId)
  const states = new Set([army.stateId])
  for (let before = 0; before < states.size;) {
    before = states.size
    for (const other of standing) {
      if ([...states].some((stateId) => areEnemies(state, stateId, other.stateId))) states.add(other.stateId)
    }
  }
  return states.size === 1 ? [] : standing.filter((other) => states.has(other.stateId))
}

/**
 * On the march when the flags meet: in the second half of a march, by `campaign.marchRestriction` also in the first (MB-DEP-3,
 * MB-AMB-14).
 */
export function isOnMarch(state: CampaignState, army: Army): boolean {
  const march = marchOfArmy(state, army.id)
  return march !== null && (march.crossed || setting(state, 'campaign.marchRestriction') === 'both-halves')
}

/** Order among armies by presence: crossing into the territory, then acceptance of the order, then their own order (MB-CON-3, MB-AMB-15). */
export function comparePresence(state: CampaignState, a: Army, b: Army): number {
  const accepted = (army: Army): number => marchOfArmy(state, army.id)?.orderNumber ?? -1
  return a.presentSince - b.presentSince || accepted(a) - accepted(b) || a.position - b.position
}
