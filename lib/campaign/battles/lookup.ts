import { find } from '@/lib/kernel/table'
import { isOpenBattle, unitsOf } from '../armies'
import { inOrder, type CampaignState, type Officer, type RowIn, type Unit } from '../state'

export type Battle = RowIn<'battles'>
export type Side = RowIn<'battleSides'>
export type Force = RowIn<'battleForces'>
export type Mark = RowIn<'battleMarks'>
type Tables<Name extends keyof CampaignState> = Pick<CampaignState, Name>

const ofBattle = <Row extends { id: string; battleId: string; position: number }>(rows: Record<string, Row>, battleId: string): Row[] =>
  inOrder(rows).filter((row) => row.battleId === battleId)

/** Sides in order of presence (MB-CON-3). */
export const sidesOf = (state: Tables<'battleSides'>, battleId: string): Side[] => ofBattle(state.battleSides, battleId)
/** Bodies in the order in which they reached the battle. */
export const forcesOf = (state: Tables<'battleForces'>, battleId: string): Force[] => ofBattle(state.battleForces, battleId)
/** Marks that stand, in their order. */
export const marksOf = (state: Tables<'battleMarks'>, battleId: string): Mark[] =>
  ofBattle(state.battleMarks, battleId).filter((mark) => !mark.struck)

/** The place after the last one of a table. */
export const nextPosition = (rows: Record<string, { position: number }>): number =>
  1 + Math.max(-1, ...Object.values(rows).map((row) => row.position))

/** True while newcomers still join: the fighting is not over. */
export const isFighting = ({ phase }: Battle): boolean => phase === 'called' || phase === 'deployment' || phase === 'running'

/** Battles of a territory that are not over, in their order. */
export const openBattlesIn = (state: Tables<'battles'>, sectorId: string): Battle[] =>
  inOrder(state.battles).filter((battle) => battle.sectorId === sectorId && isOpenBattle(battle))

/** The side of a state in a battle, or null. */
export const sideOfState = (state: Tables<'battleSides'>, battleId: string, stateId: string | null): Side | null =>
  stateId === null ? null : (sidesOf(state, battleId).find((side) => side.stateIds.includes(stateId)) ?? null)

/** Units of a body in a battle: those it names, or its army without absent cavalry and without what other bodies of the battle took. */
export function unitsOfForce(state: Tables<'units' | 'battleForces'>, force: Force): Unit[] {
  if (force.unitIds.length > 0) return force.unitIds.flatMap((unitId) => find(state.units, unitId) ?? [])
  if (force.armyId === null) return []
  const elsewhere = new Set(force.absentIds)
  for (const other of forcesOf(state, force.battleId)) for (const unitId of other.unitIds) elsewhere.add(unitId)
  return unitsOf(state, force.armyId).filter((unit) => !elsewhere.has(unit.id) && unit.awayUntil === null)
}

/** Officers of a body: the lone one, or those who ride with the army and did not turn against it. */
export function officersOfForce(state: Tables<'officers' | 'battleForces'>, force: Force): Officer[] {
  if (force.officerId !== null) return [find(state.officers, force.officerId)].filter((officer) => officer !== null)
  if (force.armyId === null || force.unitIds.length > 0) return []
  const elsewhere = new Set(forcesOf(state, force.battleId).flatMap((other) => other.officerId ?? []))
  return Object.values(state.officers)
    .filter((officer) => officer.armyId === force.armyId && officer.status === 'free' && !elsewhere.has(officer.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** On the board: there from the start, or brought onto it. */
export const isOnBoard = (force: Force): boolean => force.from === 'start' || force.enteredAt !== null

/** Unit or officer → the body it fights with; null: it does not fight there. */
export function forceOfUnit(state: Tables<'units' | 'battleForces'>, battleId: string, unitId: string): Force | null {
  return forcesOf(state, battleId).find((force) => unitsOfForce(state, force).some((unit) => unit.id === unitId)) ?? null
}
export function forceOfOfficer(state: Tables<'officers' | 'battleForces'>, battleId: string, officerId: string): Force | null {
  return forcesOf(state, battleId).find((force) => officersOfForce(state, force).some((officer) => officer.id === officerId)) ?? null
}

const rankOrder = { marshal: 0, general: 1, colonel: 2, lower: 3 } as const
/** The officer of highest rank, equals by seniority (MB-BAT-GEN-4, MB-AMB-78); null: a side without officers (MB-AMB-77). */
export function seniorOf(officers: Officer[]): Officer | null {
  const [first] = [...officers].sort((a, b) => rankOrder[a.rank] - rankOrder[b.rank] || a.seniority - b.seniority || (a.id < b.id ? -1 : 1))
  return first ?? null
}

/** Officers of a side who fight, on the board or in reserve. */
export const officersOfSide = (state: Tables<'officers' | 'battleForces'>, side: Side): Officer[] =>
  forcesOf(state, side.battleId)
    .filter((force) => force.sideId === side.id)
    .flatMap((force) => officersOfForce(state, force))
