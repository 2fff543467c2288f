import { stateOfOfficer } from '../armies'
import { relationOf, sideTowards } from '../map'
import { setting } from '../settings'
import type { Army, CampaignState, March } from '../state'
import { reinforceBoard } from './board/reinforcing'
import { isFighting, nextPosition, officersOfSide, openBattlesIn, seniorOf, sideOfState, sidesOf, type Battle, type Side } from './lookup'
import { addArmy, addForce, addSide, callCommanders, commandersOf, enemySidesOf, type BattleContext } from './opening'
import { isOnMarch } from './standing'

/** The battle of a territory that an army of this state would join: where it has a side, else where a side is its enemy. */
export function battleToJoin(state: CampaignState, sectorId: string, stateId: string): Battle | null {
  const fighting = openBattlesIn(state, sectorId).filter(isFighting)
  return (
    fighting.find((battle) => sideOfState(state, battle.id, stateId) !== null) ??
    fighting.find((battle) => enemySidesOf(state, battle.id, stateId).length > 0) ??
    null
  )
}

/** A side that joins later plays last and enters from reserve (MB-BAT-TRN-4, MB-CON-9). */
function sideThatJoins(draft: CampaignState, battle: Battle, army: Army, edge: Side['edge'], ctx: BattleContext): Side {
  const position = nextPosition(Object.fromEntries(sidesOf(draft, battle.id).map((side) => [side.id, side])))
  const side = {
    stateIds: [army.stateId],
    name: null,
    presentSince: army.presentSince,
    joinedAt: ctx.now === battle.startAt ? null : ctx.now,
    cincId: null,
    deputyId: null,
    arrivedIds: [],
    edge,
    bounds: null,
    position,
  }
  return addSide(draft, battle.id, side, ctx)
}

/**
 * An army reaches a battle (MB-CON-5, MB-BAT-EDG-1): for its side or as a new one, by the edge it came from. Who crosses at the very
 * instant of the start is there from the start, on the march (MB-AMB-16). `edge` null: the master names it (MB-CON-9).
 */
export function joinBattle(draft: CampaignState, battle: Battle, army: Army, edge: Side['edge'], ctx: BattleContext): void {
  const own = sideOfState(draft, battle.id, army.stateId)
  const side = own ?? sideThatJoins(draft, battle, army, edge, ctx)
  // A backdated march may have crossed before the flags met (EP-1): who was there at the start is there from the start.
  const notYetFought = battle.phase === 'called' || battle.phase === 'deployment'
  const atStart = army.presentSince === ctx.now && (ctx.now === battle.startAt || (ctx.now < battle.startAt && notYetFought))
  const attacked =
    setting(draft, 'campaign.narrowBounds') === 'always' || (battle.attackerId !== null && battle.attackerId !== army.stateId)
  const onMarch = atStart && attacked && isOnMarch(draft, army)
  const senior = seniorOf(officersOfSide(draft, side))?.id ?? null
  const force = addArmy(draft, battle, side, army, { from: atStart ? 'start' : 'reinforcement', onMarch, edge }, ctx)
  // Who is there from the start counts for who leads, unless somebody was named (MB-BAT-GEN-4).
  if (atStart && side.cincId === senior) side.cincId = seniorOf(officersOfSide(draft, side))?.id ?? null
  reinforceBoard(draft, battle, force, ctx)
  ctx.emit({
    type: 'ArmyJoinedBattle',
    battleId: battle.id,
    sectorId: battle.sectorId,
    sideId: side.id,
    stateId: army.stateId,
    armyId: army.id,
    edge,
    newSide: own === null,
    open: battle.phase !== 'called',
  })
  const called = new Set(sidesOf(draft, battle.id).flatMap((other) => other.arrivedIds))
  const newcomers = own === null ? commandersOf(draft, side) : army.generalId === null ? [] : [army.generalId]
  callCommanders(
    draft,
    battle,
    newcomers.filter((person) => draft.people[person] && !called.has(person)),
    ctx,
  )
}

/** The side that an officer's ride would reinforce: his own state's, else an ally's (MB-COU-9); null: no such battle there. */
export function sideToRideTo(state: CampaignState, march: Pick<March, 'officerId' | 'toId' | 'joinsBattle'>): Side | null {
  const stateId = march.officerId === null ? null : stateOfOfficer(state, march.officerId)
  if (!march.joinsBattle || stateId === null) return null
  const sides = openBattlesIn(state, march.toId)
    .filter(isFighting)
    .flatMap((battle) => sidesOf(state, battle.id))
  const friendly = (side: Side) => side.stateIds.some((other) => relationOf(state, stateId, other) === 'allied')
  return sides.find((side) => side.stateIds.includes(stateId)) ?? sides.find(friendly) ?? null
}

/** A rider who declared it joins his side's battle at his crossing, like a reinforcement (MB-COU-9, MB-AMB-33). */
export function joinRider(draft: CampaignState, march: March, side: Side, ctx: BattleContext): void {
  const officerId = march.officerId!
  const edge = sideTowards(draft, march.toId, march.fromId)
  delete draft.marches[march.id]
  const force = addForce(draft, side, { officerId, from: 'reinforcement', at: ctx.now, edge }, ctx)
  reinforceBoard(draft, draft.battles[side.battleId]!, force, ctx)
  ctx.emit({
    type: 'OfficerJoinedBattle',
    battleId: side.battleId,
    sectorId: march.toId,
    officerId,
    stateId: stateOfOfficer(draft, officerId)!,
    edge,
  })
}

/** Units back from a pursuit join the battle of their army from reserve (MB-PUR-6); from where is not known until the master names it. */
export function joinCavalry(draft: CampaignState, army: Army, unitIds: string[], ctx: BattleContext): void {
  const force = Object.values(draft.battleForces).find(
    (candidate) => candidate.armyId === army.id && candidate.battleId === army.battleId && candidate.unitIds.length === 0,
  )
  const side = force && draft.battleSides[force.sideId]
  if (!side) return
  force.absentIds = force.absentIds.filter((unitId) => !unitIds.includes(unitId))
  const back = addForce(draft, side, { armyId: army.id, unitIds, from: 'reinforcement', at: ctx.now }, ctx)
  reinforceBoard(draft, draft.battles[side.battleId]!, back, ctx)
  const { battleId } = side
  ctx.emit({ type: 'CavalryJoinedBattle', battleId, sectorId: army.sectorId, armyId: army.id, unitIds })
}
