import type { Context } from '@/lib/kernel/command'
import { generalOf, marchOfArmy, stateOfOfficer, unitsOf } from '../armies'
import { callToTable, type CallsEvent } from '../calls'
import { areEnemies, sideTowards } from '../map'
import { halt } from '../marches'
import { notify } from '../notices'
import { setting } from '../settings'
import type { Army, CampaignState, Officer } from '../state'
import type { BattlesEvent } from './events'
import { forcesOf, nextPosition, officersOfSide, seniorOf, sidesOf, type Battle, type Force, type Side } from './lookup'
import { comparePresence, isOnMarch } from './standing'

/** Facts that commands of battles state: their own, and calls to the table. */
export type TableEvent = BattlesEvent | CallsEvent
export type BattleContext = Context<TableEvent>

/** How the battle came about. */
export interface Opening {
  sectorId: string
  cause: Battle['cause']
  /** The state that declared the attack, and who did (MB-AMB-12). */
  attackerId: string | null
  declaredById: string | null
}

/** The edge from which an army came into its territory; null for one that was there all the time (MB-DEP-6). */
export const edgeOf = (state: CampaignState, army: Army): Side['edge'] =>
  army.enteredFromId === null ? null : sideTowards(state, army.sectorId, army.enteredFromId)

/**
 * Narrow bounds (MB-DEP-3). `campaign.narrowBounds` attacked: only when another side declared the attack; a newcomer who declares it
 * himself has normal bounds.
 */
function deploysNarrowly(state: CampaignState, army: Army, attackerId: string | null): boolean {
  if (!isOnMarch(state, army)) return false
  if (setting(state, 'campaign.narrowBounds') === 'always') return true
  return attackerId !== null && areEnemies(state, attackerId, army.stateId)
}

/** A march into or out of a battle is off (MB-CON-6), and nobody sets off again from an earlier moment. */
export function cancelMarch(draft: CampaignState, army: Army, at: number): void {
  const march = marchOfArmy(draft, army.id)
  if (!march) return
  delete draft.marches[march.id]
  halt(draft, march, at)
}

export function addSide(
  draft: CampaignState,
  battleId: string,
  side: Omit<Side, 'id' | 'battleId'>,
  ctx: BattleContext,
  id = ctx.id('side'),
): Side {
  return (draft.battleSides[id] = { id, battleId, ...side })
}

export function addForce(draft: CampaignState, side: Side, force: Partial<Force> & Pick<Force, 'from' | 'at'>, ctx: BattleContext): Force {
  const id = ctx.id('force')
  const body = { armyId: null, officerId: null, unitIds: [], edge: null, onMarch: false, absentIds: [], enteredAt: null }
  const position = nextPosition(draft.battleForces)
  return (draft.battleForces[id] = { ...body, ...force, id, battleId: side.battleId, sideId: side.id, position })
}

/** An army takes its place: pinned, its march cancelled, absent cavalry noted (MB-CON-6, MB-PUR-6). */
export function addArmy(
  draft: CampaignState,
  battle: Battle,
  side: Side,
  army: Army,
  from: Pick<Force, 'from' | 'onMarch' | 'edge'>,
  ctx: BattleContext,
): Force {
  const absentIds = unitsOf(draft, army.id).flatMap((unit) => (unit.awayUntil === null ? [] : unit.id))
  const force = addForce(draft, side, { ...from, armyId: army.id, absentIds, at: ctx.now }, ctx)
  cancelMarch(draft, army, ctx.now)
  army.battleId = battle.id
  return force
}

const newSide = (state: CampaignState, stateId: string, first: Army, position: number): Omit<Side, 'id' | 'battleId'> => ({
  stateIds: [stateId],
  name: null,
  presentSince: first.presentSince,
  joinedAt: null,
  cincId: null,
  deputyId: null,
  arrivedIds: [],
  edge: edgeOf(state, first),
  bounds: null,
  position,
})

/** Lone officers of a side who are at rest in the territory take part too (MB-CON-5); who only rides through rides on. */
function loneOfficersOf(state: CampaignState, sectorId: string, stateIds: readonly string[]): Officer[] {
  const riding = new Set(Object.values(state.marches).flatMap((march) => march.officerId ?? []))
  return Object.values(state.officers)
    .filter((officer) => officer.armyId === null && officer.status === 'free' && officer.sectorId === sectorId && !riding.has(officer.id))
    .filter((officer) => stateIds.includes(stateOfOfficer(state, officer.id) ?? ''))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Commanders of a side: the generals of its armies and the officer who leads it. The master needs no call. */
export function commandersOf(state: CampaignState, side: Side): string[] {
  const forces = forcesOf(state, side.battleId).filter((force) => force.sideId === side.id && force.armyId !== null)
  const generals = forces.flatMap((force) => (state.armies[force.armyId!] ? generalOf(state, state.armies[force.armyId!]!) : []))
  const leaders = [side.cincId, side.deputyId].filter((person) => person !== null)
  return [...new Set([...generals, ...leaders])].filter((person) => state.people[person] && !state.people[person].roles.includes('master'))
}

/** Tells commanders where they are needed; on the TV it stands without a reason (EP-9). */
export function callCommanders(draft: CampaignState, battle: Battle, people: readonly string[], ctx: BattleContext): void {
  const sector = draft.sectors[battle.sectorId]!.name
  for (const person of people) {
    notify(draft, ctx, person, 'calledToBattle', { sectorId: battle.sectorId, sector, battleId: battle.id })
    callToTable(draft, ctx, person)
  }
}

/** Everybody learns of it: territory, sides in order, who is on the march (section 16.2). */
export function announceOpening(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  const forces = forcesOf(draft, battle.id)
  ctx.emit({
    type: 'BattleOpened',
    battleId: battle.id,
    sectorId: battle.sectorId,
    at: battle.startAt,
    order: sidesOf(draft, battle.id).map((side) => ({ sideId: side.id, stateIds: [...side.stateIds] })),
    armyIds: forces.flatMap((force) => force.armyId ?? []),
    march: forces.flatMap((force) => (force.onMarch && force.armyId !== null ? force.armyId : [])),
    attackerId: battle.attackerId,
  })
}

/**
 * A battle begins among these armies (MB-CON-1, MB-CON-2): one side per state in order of presence (MB-CON-3, MB-BAT-GEN-6), marches
 * cancelled (MB-CON-6). With `campaign.callCommanders` it waits for them, armies pinned (EP-9).
 */
export function openBattle(draft: CampaignState, armies: Army[], opening: Opening, ctx: BattleContext): Battle {
  const called = setting(draft, 'campaign.callCommanders')
  const id = ctx.id('battle')
  const battle: Battle = {
    id,
    ...opening,
    system: 'macrobattle',
    phase: called ? 'called' : 'deployment',
    place: 'table',
    startAt: ctx.now,
    openedAt: called ? null : ctx.now,
    endedAt: null,
    hostId: null,
    turn: 0,
    turnSideId: null,
    turnStartedAt: null,
    turnMs: setting(draft, 'battle.turnSeconds') * 1000,
    rung: false,
    holders: [],
    byAgreement: false,
    position: nextPosition(draft.battles),
  }
  draft.battles[id] = battle
  const byPresence = [...armies].sort((a, b) => comparePresence(draft, a, b))
  const narrow = new Set(byPresence.filter((army) => deploysNarrowly(draft, army, opening.attackerId)).map((army) => army.id))
  const states = [...new Set(byPresence.map((army) => army.stateId))]
  states.forEach((stateId, position) => {
    const own = byPresence.filter((army) => army.stateId === stateId)
    const side = addSide(draft, id, newSide(draft, stateId, own[0]!, position), ctx)
    for (const army of own) {
      addArmy(draft, draft.battles[id]!, side, army, { from: 'start', onMarch: narrow.has(army.id), edge: edgeOf(draft, army) }, ctx)
    }
    for (const officer of loneOfficersOf(draft, opening.sectorId, [stateId])) {
      addForce(draft, side, { officerId: officer.id, from: 'start', at: ctx.now }, ctx)
    }
    draft.battleSides[side.id]!.cincId = seniorOf(officersOfSide(draft, side))?.id ?? null
  })
  const people = sidesOf(draft, id).flatMap((side) => commandersOf(draft, side))
  const armyIds = byPresence.map((army) => army.id)
  if (called)
    ctx.emit({ type: 'CommandersCalled', battleId: id, sectorId: opening.sectorId, cause: opening.cause, armyIds, personIds: people })
  else announceOpening(draft, battle, ctx)
  callCommanders(draft, battle, people, ctx)
  return draft.battles[id]
}

/** Sides of a battle by the states at war with this one. */
export const enemySidesOf = (state: CampaignState, battleId: string, stateId: string): Side[] =>
  sidesOf(state, battleId).filter((side) => side.stateIds.some((other) => areEnemies(state, stateId, other)))
