import { inOrder, type Army, type CampaignState, type Officer, type Unit } from '../state'
import { armOf, arms, type Arm } from './arms'

/** Units of an army in their order; those away on a pursuit included. */
export const unitsOf = (state: Pick<CampaignState, 'units'>, armyId: string): Unit[] =>
  Object.values(state.units)
    .filter((unit) => unit.armyId === armyId)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

/** Officers riding with an army, in the order of the roll of people. */
export function officersOf(state: Pick<CampaignState, 'officers' | 'people'>, armyId: string): Officer[] {
  const place = (officer: Officer) => state.people[officer.id]?.position ?? 0
  return Object.values(state.officers)
    .filter((officer) => officer.armyId === armyId)
    .sort((a, b) => place(a) - place(b) || (a.id < b.id ? -1 : 1))
}

/** Arms a flag shows (MB-INF-1): units away on a pursuit still count, so that their absence is not betrayed. */
export function armsOf(state: Pick<CampaignState, 'units'>, armyId: string): Arm[] {
  const present = new Set<Arm>()
  for (const unit of Object.values(state.units)) if (unit.armyId === armyId) present.add(armOf[unit.kind])
  return arms.filter((arm) => present.has(arm))
}

/** Armies whose flag stands in a sector, in their order: at rest or on the march in either half (MB-MAP-8). */
export const armiesIn = (state: Pick<CampaignState, 'armies'>, sectorId: string): Army[] =>
  inOrder(state.armies).filter((army) => army.sectorId === sectorId)
