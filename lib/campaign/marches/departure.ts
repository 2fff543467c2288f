import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import {
  armyToOrder,
  battleOfOfficer,
  checkPart,
  marchOfArmy,
  marchOfOfficer,
  minutesOfOfficer,
  paceOfUnits,
  unitsOf,
  type Giver,
} from '../armies'
import { isRoute } from '../map'
import { setting } from '../settings'
import type { Army, CampaignState, Officer } from '../state'
import type { MarchTerms, OrderPart } from './terms'

/** Who sets off, from where, and the minutes of each crossing. Exactly one of the ids is set; `part` has no army of its own yet. */
export interface Departure {
  armyId: string | null
  part: OrderPart | null
  officerId: string | null
  fromId: string
  minutes: number
}

/** By whose right, and when the march begins: `startAt` is before `now` if the order is backdated (EP-1). */
export interface Start {
  giver: Giver
  now: number
  startAt: number
}

/** `D` below the minimum is refused, without a stated duration it is the minimum (MB-MAP-7). Returns minutes. */
function durationOf(minutes: number | null, least: number): number {
  if (minutes === null) return least
  if (minutes < least) throw new RuleError('E_TOO_FAST', { minimum: least })
  return minutes
}

/** EP-1: nobody sets off before the event, from where he was not yet, on the march (MB-MAP-11) or in a battle (MB-CON-6). */
function checkBackdating(state: CampaignState, since: number, bodyId: string, { now, startAt }: Start): void {
  if (startAt < now && startAt < Math.max(0, since, find(state.halts, bodyId)?.at ?? since)) throw new RuleError('E_HAPPENED_AT')
}

/** An army that may leave now: not in a battle, not on the march, and there since the march begins. */
function armyAtRest(state: CampaignState, armyId: string, start: Start): Army {
  const army = armyToOrder(state, armyId, start.giver)
  if (army.battleId !== null) throw new RuleError('E_IN_BATTLE')
  if (marchOfArmy(state, army.id)) throw new RuleError('E_MARCHING')
  // A flag without troops marches nowhere: all of them are out on a pursuit (MB-PUR-6).
  const units = unitsOf(state, army.id)
  if (units.length > 0 && units.every((unit) => unit.awayUntil !== null)) throw new RuleError('E_AWAY')
  checkBackdating(state, army.presentSince, army.id, start)
  return army
}

/** An order for armies covers one border unless the campaign queues them (MB-MAP-12, MB-AMB-11). */
function checkArmyRoute(state: CampaignState, army: Army, route: string[]): void {
  if (route.length > 1 && !setting(state, 'campaign.queueArmyOrders')) throw new RuleError('E_NOT_AVAILABLE')
  if (!isRoute(state, army.sectorId, route)) throw new RuleError('E_NOT_BORDERING')
}

/** Checks of a whole army in the reference's order; units that the order sends off as a part do not slow the rest. */
function checkArmy(state: CampaignState, armyId: string, terms: MarchTerms, start: Start): Departure {
  const army = armyAtRest(state, armyId, start)
  checkArmyRoute(state, army, terms.route)
  const sentOff = new Set(terms.parts.flatMap((part) => (part.armyId === army.id ? part.unitIds : [])))
  const staying = unitsOf(state, army.id).filter((unit) => !sentOff.has(unit.id))
  const minutes = durationOf(terms.minutes, paceOfUnits(state, staying).minutes)
  return { armyId: army.id, part: null, officerId: null, fromId: army.sectorId, minutes }
}

/** Checks of a part, those of a march with those of a split between them (MB-MAP-9). */
function checkPartToMarch(state: CampaignState, part: OrderPart, earlier: OrderPart[], terms: MarchTerms, start: Start): Departure {
  const army = armyAtRest(state, part.armyId, start)
  const gone = new Set(earlier.flatMap((other) => (other.armyId === army.id ? [...other.unitIds, ...other.officerIds] : [])))
  checkPart(state, army, { units: new Set(part.unitIds), officers: new Set(part.officerIds) }, gone)
  checkArmyRoute(state, army, terms.route)
  const going = part.unitIds.map((unitId) => state.units[unitId]!)
  const minutes = durationOf(terms.minutes, paceOfUnits(state, going).minutes)
  return { armyId: null, part, officerId: null, fromId: army.sectorId, minutes }
}

/** True for an officer who goes along with an army or a part that the order names. */
const ridesAlong = (officer: Officer, terms: MarchTerms): boolean =>
  (officer.armyId !== null && terms.armyIds.includes(officer.armyId)) || terms.parts.some((part) => part.officerIds.includes(officer.id))

/**
 * Checks of one officer in the reference's order. Only he himself and the master may send him; that he is unknown, or somebody
 * else's, is the same answer wherever he is and whatever he does (MB-INF-11). Null: he is named together with the army he rides
 * with and goes on riding with it; named alone he leaves it.
 */
function checkOfficer(state: CampaignState, officerId: string, terms: MarchTerms, start: Start): Departure | null {
  const { giver } = start
  const officer = find(state.officers, officerId)
  if (!officer || !(giver.master || (officer.id === giver.by && !state.people[officer.id]?.left))) throw new RuleError('E_NOT_AUTHORISED')
  if (officer.status !== 'free') throw new RuleError('E_CAPTURED', { status: officer.status })
  if (ridesAlong(officer, terms)) return null
  if (marchOfOfficer(state, officer)) throw new RuleError('E_MARCHING')
  const army = officer.armyId === null ? null : find(state.armies, officer.armyId)
  if ((army && army.battleId !== null) || battleOfOfficer(state, officer.id)) throw new RuleError('E_IN_BATTLE')
  checkBackdating(state, army?.presentSince ?? Number.NEGATIVE_INFINITY, army?.id ?? officer.id, start)
  if (!isRoute(state, officer.sectorId, terms.route)) throw new RuleError('E_NOT_BORDERING')
  const minutes = durationOf(terms.minutes, minutesOfOfficer(state, officer))
  return { armyId: null, part: null, officerId: officer.id, fromId: officer.sectorId, minutes }
}

/** Everybody who sets off by an order, after all checks and before anything is changed. Throws the refusal. */
export function departuresOf(state: CampaignState, terms: MarchTerms, start: Start): Departure[] {
  if (terms.armyIds.length + terms.parts.length + terms.officerIds.length === 0) throw new RuleError('E_EMPTY_ORDER')
  const armies = terms.armyIds.map((armyId) => checkArmy(state, armyId, terms, start))
  const parts = terms.parts.map((part, index) => checkPartToMarch(state, part, terms.parts.slice(0, index), terms, start))
  const riders = terms.officerIds.map((officerId) => checkOfficer(state, officerId, terms, start)).filter((rider) => rider !== null)
  return [...armies, ...parts, ...riders]
}
