import type { z } from 'zod'
import type { Context } from '@/lib/kernel/command'
import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { generalOf, officersOf, unitsOf, type ArmiesEvent } from '../armies'
import { command } from '../feature'
import { neighboursOf } from '../map'
import { bodyOf, crossAt, giveOrder, type MarchesEvent } from '../marches'
import type { Army, CampaignState, Officer, Unit } from '../state'
import { battleOfFigures } from './guards'
import { forceOfOfficer, forceOfUnit, nextPosition, type Battle, type Force, type Mark, type Side } from './lookup'
import { hurtOf, lostOf } from './marked'
import { keepMark } from './keepMark'
import { addForce, type BattleContext, type TableEvent } from './opening'
import { leave } from './schemas'

type Data = z.infer<typeof leave>
type LeaveEvent = TableEvent | MarchesEvent | ArmiesEvent
type LeaveContext = Context<LeaveEvent>

/** Who leaves: of one side, there, not lost and not wounded. */
function leavers(
  draft: CampaignState,
  battle: Battle,
  data: Data,
): { sideId: string; units: Unit[]; officers: Officer[]; forces: Force[] } {
  const lost = lostOf(draft, battle.id)
  const hurt = hurtOf(draft, battle.id)
  const forces = [
    ...data.units.map((unitId) => (lost.has(unitId) ? null : forceOfUnit(draft, battle.id, unitId))),
    ...data.officers.map((officerId) => (hurt.has(officerId) ? null : forceOfOfficer(draft, battle.id, officerId))),
  ].map((force) => {
    if (!force) throw new RuleError('E_NO_FIGURE')
    return force
  })
  const [sideId, another] = new Set(forces.map((force) => force.sideId))
  if (another !== undefined) throw new RuleError('E_NOT_YOURS')
  const units = [...new Set(data.units)].map((unitId) => draft.units[unitId]!)
  const states = new Set(units.map((unit) => draft.armies[unit.armyId]!.stateId))
  if (states.size > 1) throw new RuleError('E_NOT_TOGETHER')
  const officers = [...new Set(data.officers)].map((officerId) => draft.officers[officerId]!)
  return { sideId: sideId!, units, officers, forces }
}

/** The territory beyond the edge; the command names one of several (MB-BAT-EDG-5, -7). */
function targetOf(draft: CampaignState, battle: Battle, data: Data): string {
  const beyond = neighboursOf(draft, battle.sectorId).filter((neighbour) => neighbour.side === data.edge)
  const [only, other] = beyond
  const named = data.to === undefined ? (other ? undefined : only) : beyond.find((neighbour) => neighbour.sectorId === data.to)
  if (!named) throw new RuleError('E_NO_EXIT', { several: beyond.length > 1 })
  return named.sectorId
}

/** The army that the leaving units form, out of the battle (MB-BAT-EDG-6, -8). */
function formArmy(draft: CampaignState, units: Unit[], officers: Officer[], data: Data, ctx: LeaveContext): Army {
  if (data.new !== undefined && find(draft.armies, data.new)) throw new RuleError('E_BAD_SPLIT', { why: 'id' })
  const old = draft.armies[units[0]!.armyId]!
  const id = data.new ?? ctx.id('army')
  const position = nextPosition(draft.armies)
  const { stateId, sectorId, presentSince, generalId, authorised, enteredFromId } = old
  const name = data.name ?? old.name
  draft.armies[id] = {
    id,
    name,
    stateId,
    sectorId,
    presentSince,
    generalId,
    authorised: [...authorised],
    battleId: null,
    enteredFromId,
    position,
  }
  units.forEach((unit, place) => Object.assign(unit, { armyId: id, position: place }))
  for (const officer of officers) officer.armyId = id
  return draft.armies[id]
}

/** Armies that are empty now: they exist no more, and officers who stay fight on alone. */
export function dropEmpty(draft: CampaignState, side: Side, armyIds: Iterable<string>, ctx: BattleContext): void {
  for (const armyId of armyIds) {
    if (!draft.armies[armyId] || unitsOf(draft, armyId).length > 0) continue
    for (const officer of officersOf(draft, armyId)) {
      officer.armyId = null
      addForce(draft, side, { officerId: officer.id, from: 'start', at: ctx.now }, ctx)
    }
    for (const force of Object.values(draft.battleForces)) if (force.armyId === armyId) delete draft.battleForces[force.id]
    delete draft.armies[armyId]
    delete draft.halts[armyId]
  }
}

/** They set off at once, and are out of the battle from this moment on (MB-BAT-EDG-5, -8). */
export function marchOff(
  draft: CampaignState,
  battle: Battle,
  { toId, byId, armyIds, officerIds }: { toId: string; byId: string; armyIds: string[]; officerIds: string[] },
  ctx: LeaveContext,
): void {
  const terms = { armyIds, parts: [], officerIds, route: [toId], minutes: null, joinsBattle: false, passage: 'hidden' as const, text: '' }
  const order = giveOrder(draft, terms, { giver: { by: byId, master: true }, startAt: ctx.happenedAt }, ctx)
  for (const march of Object.values(draft.marches)) if (march.orderId === order.id) march.leftBattleId = battle.id
}

/** Who leaves together by an edge marches off as one (MB-BAT-EDG-5, -6), whether he stood on the table or on the board. */
export function leaveBattle(draft: CampaignState, battle: Battle, data: Data, ctx: LeaveContext): void {
  const { sideId, units, officers, forces } = leavers(draft, battle, data)
  const toId = targetOf(draft, battle, data)
  if (ctx.happenedAt < battle.startAt) throw new RuleError('E_HAPPENED_AT')
  const side = draft.battleSides[sideId]!
  const from = new Set(units.map((unit) => unit.armyId))
  const army = units.length > 0 ? formArmy(draft, units, officers, data, ctx) : null
  const riders = army ? [] : officers
  for (const officer of riders) officer.armyId = null
  for (const force of forces) {
    if (force.officerId !== null) delete draft.battleForces[force.id]
    else if (force.unitIds.length > 0) {
      force.unitIds = force.unitIds.filter((unitId) => !data.units.includes(unitId))
      if (force.unitIds.length === 0) delete draft.battleForces[force.id]
    }
  }
  dropEmpty(draft, side, from, ctx)
  const byId = army ? (find(draft.people, generalOf(draft, army))?.id ?? ctx.by) : ctx.by
  const leftIds = army ? [army.id] : riders.map((officer) => officer.id)
  marchOff(draft, battle, { toId, byId, armyIds: army ? leftIds : [], officerIds: army ? [] : leftIds }, ctx)
  keepMark(draft, battle, { kind: 'left', sideId, edge: data.edge, toId, leftIds }, ctx)
  const officerIds = officers.map((officer) => officer.id)
  ctx.emit({ type: 'LeftBattle', battleId: battle.id, sideId, edge: data.edge, toId, armyId: army?.id ?? null, officerIds })
  ctx.answer({ army: army?.id ?? null })
}

export const leavingCommands = {
  /** Figures leave the board by an edge and march at once to the territory beyond it (MB-BAT-EDG-5 to -8, EP-20). */
  'battle.leave': command<typeof leave, LeaveEvent>({
    schema: leave,
    who: ['host', 'master'],
    backdated: true,
    handler(draft, data, ctx) {
      leaveBattle(draft, battleOfFigures(draft, data.battle, ctx, 'deployment', 'running'), data, ctx)
    },
  }),
}

/** Leaving was a slip: who has not crossed yet is back on the board. */
export function comeBack(draft: CampaignState, battle: Battle, mark: Mark, ctx: LeaveContext): void {
  const side = mark.sideId === null ? null : find(draft.battleSides, mark.sideId)
  const marches = Object.values(draft.marches).filter((march) => mark.leftIds.includes((march.armyId ?? march.officerId)!))
  if (!side || marches.length < mark.leftIds.length || marches.some((march) => march.crossed || ctx.now >= crossAt(march))) {
    throw new RuleError('E_TOO_LATE')
  }
  for (const march of marches) {
    const { armyId, officerId } = march
    ctx.emit({ type: 'MarchStopped', sectorId: battle.sectorId, ...bodyOf(draft, march) })
    delete draft.marches[march.id]
    addForce(draft, side, { armyId, officerId, from: 'start', at: ctx.now }, ctx)
    if (armyId !== null) draft.armies[armyId]!.battleId = battle.id
  }
}
