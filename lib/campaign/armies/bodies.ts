import type { Army, CampaignState, March, Officer, RowIn } from '../state'

type Marches = Pick<CampaignState, 'marches'>

/** The march an army is on, or null. */
export const marchOfArmy = (state: Marches, armyId: string): March | null =>
  Object.values(state.marches).find((march) => march.armyId === armyId) ?? null

/** The march an officer is on: his own ride, or that of the army he rides with; null at rest. */
export const marchOfOfficer = (state: Marches, officer: Officer): March | null =>
  (officer.armyId !== null ? marchOfArmy(state, officer.armyId) : null) ??
  Object.values(state.marches).find((march) => march.officerId === officer.id) ??
  null

/** What an army is doing, as its flag shows it. */
export function statusOfArmy(state: Marches, army: Army): 'rest' | 'march' | 'battle' {
  if (army.battleId !== null) return 'battle'
  return marchOfArmy(state, army.id) ? 'march' : 'rest'
}

/** The state an officer serves, or null. */
export const stateOfOfficer = (state: Pick<CampaignState, 'people'>, officerId: string): string | null =>
  state.people[officerId]?.stateId ?? null

/** True while the armies of a battle are pinned: from the call of the commanders until its results are settled (EP-9). */
export const isOpenBattle = (battle: RowIn<'battles'>): boolean => battle.phase !== 'ended'

/** The battle a lone officer has joined, or null. Officers who ride with an army are where it is. */
export function battleOfOfficer(state: Pick<CampaignState, 'battles' | 'battleForces'>, officerId: string): RowIn<'battles'> | null {
  for (const force of Object.values(state.battleForces)) {
    const battle = force.officerId === officerId ? state.battles[force.battleId] : undefined
    if (battle && isOpenBattle(battle)) return battle
  }
  return null
}
