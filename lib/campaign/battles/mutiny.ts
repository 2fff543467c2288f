import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { battleOfFigures } from './guards'
import { keepMark } from './keepMark'
import {
  forceOfOfficer,
  forceOfUnit,
  forcesOf,
  officersOfSide,
  seniorOf,
  sidesOf,
  unitsOfForce,
  type Battle,
  type Mark,
  type Side,
} from './lookup'
import { hurtOf, lostOf } from './marked'
import { addForce, addSide, type BattleContext, type TableEvent } from './opening'
import { mutiny } from './schemas'
import { hasPresence, passTurn } from './turns'

/** The one side that the named officers and units fight for. */
function betrayedSide(draft: CampaignState, battle: Battle, officers: string[], units: string[]): Side {
  const lost = lostOf(draft, battle.id)
  const hurt = hurtOf(draft, battle.id)
  const forces = [
    ...officers.map((officerId) => (hurt.has(officerId) ? null : forceOfOfficer(draft, battle.id, officerId))),
    ...units.map((unitId) => (lost.has(unitId) ? null : forceOfUnit(draft, battle.id, unitId))),
  ]
  const [sideId, another] = new Set(forces.map((force) => force?.sideId ?? null))
  if (sideId === null || sideId === undefined || another !== undefined) throw new RuleError('E_MUTINEER')
  return draft.battleSides[sideId]!
}

/** Mutineers play directly before the side they betray (MB-BAT-MUT-3). */
function insertBefore(draft: CampaignState, betrayed: Side): number {
  const place = betrayed.position
  for (const side of sidesOf(draft, betrayed.battleId)) if (side.position >= place) side.position += 1
  return place
}

/** Units that came back from a pursuit stand in a row of their own: whoever takes them takes them out of it. */
function takeFrom(draft: CampaignState, battle: Battle, units: string[]): void {
  for (const force of forcesOf(draft, battle.id)) {
    if (force.unitIds.length === 0) continue
    force.unitIds = force.unitIds.filter((unitId) => !units.includes(unitId))
    if (force.unitIds.length === 0) delete draft.battleForces[force.id]
  }
}

/** Who turns on his own side, and what the new one is called. `sideId`: its id, where it has one already. */
export interface Mutineers {
  officers: string[]
  units: string[]
  name: string | null
  sideId?: string
}

/**
 * Mutineers are a side of their own from now on, directly before the one they betray (MB-BAT-MUT-2 to -4, -8); gives both. Whether
 * somebody stays loyal is asked when they hand it in: until it strikes the loyal may have fallen, and the turn must end all the same.
 */
export function becomeSide(draft: CampaignState, battle: Battle, given: Mutineers, ctx: BattleContext): { side: Side; betrayed: Side } {
  const [officers, units] = [[...new Set(given.officers)], [...new Set(given.units)]]
  const betrayed = betrayedSide(draft, battle, officers, units)
  const name = given.name ?? draft.people[officers[0]!]?.character ?? officers[0]!
  const position = insertBefore(draft, betrayed)
  const own = { stateIds: [], name, cincId: officers[0]!, deputyId: null, arrivedIds: [], edge: betrayed.edge, bounds: null }
  const row = { ...own, presentSince: betrayed.presentSince, joinedAt: ctx.now, position }
  const side = addSide(draft, battle.id, row, ctx, given.sideId)
  const on = { from: 'reinforcement' as const, at: ctx.now, enteredAt: ctx.now }
  takeFrom(draft, battle, units)
  for (const armyId of new Set(units.map((unitId) => draft.units[unitId]!.armyId))) {
    addForce(draft, side, { ...on, armyId, unitIds: units.filter((unitId) => draft.units[unitId]!.armyId === armyId) }, ctx)
  }
  for (const officerId of officers) {
    // A lone officer changes over with his own row, one who rode with an army gets one.
    const lone = forcesOf(draft, battle.id).find((force) => force.officerId === officerId)
    if (lone) lone.sideId = side.id
    else addForce(draft, side, { ...on, officerId }, ctx)
  }
  // Another leads the betrayed side when its commander-in-chief mutinies (MB-BAT-MUT-8).
  if (betrayed.cincId !== null && officers.includes(betrayed.cincId))
    betrayed.cincId = seniorOf(officersOfSide(draft, betrayed))?.id ?? null
  keepMark(draft, battle, { kind: 'mutiny', sideId: betrayed.id, bySideId: side.id, leftIds: [...officers, ...units] }, ctx)
  ctx.emit({ type: 'MutinyStruck', battleId: battle.id, sideId: side.id, betrayedId: betrayed.id, name, officerIds: officers })
  return { side, betrayed }
}

export const mutinyCommands = {
  /**
   * Officers turn on their own side with the units under their orders and are a side of their own from now on (MB-BAT-MUT-1 to -6);
   * somebody must stay loyal.
   */
  'battle.mutiny': command<typeof mutiny, TableEvent>({
    schema: mutiny,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleOfFigures(draft, data.battle, ctx, 'running')
      const { side, betrayed } = becomeSide(draft, battle, { ...data, name: data.name ?? null }, ctx)
      if (!hasPresence(draft, betrayed)) throw new RuleError('E_MUTINEER')
      if (battle.turnSideId === betrayed.id) passTurn(draft, battle, side, ctx)
    },
  }),
}

/** The mutiny was a slip: everybody is back with the side that was betrayed. */
export function endMutiny(draft: CampaignState, battle: Battle, mark: Mark, ctx: BattleContext): void {
  const side = mark.bySideId === null ? null : find(draft.battleSides, mark.bySideId)
  const betrayed = mark.sideId === null ? null : find(draft.battleSides, mark.sideId)
  if (!side || !betrayed) throw new RuleError('E_TOO_LATE')
  if (battle.turnSideId === side.id) passTurn(draft, battle, betrayed, ctx)
  for (const force of forcesOf(draft, battle.id)) {
    if (force.sideId !== side.id) continue
    const officer = force.officerId === null ? null : find(draft.officers, force.officerId)
    if (unitsOfForce(draft, force).length > 0 || (officer && officer.armyId !== null)) delete draft.battleForces[force.id]
    else force.sideId = betrayed.id
  }
  // Marks speak of sides that are there: what was set down of the mutineers was of the betrayed side after all.
  for (const other of Object.values(draft.battleMarks)) {
    if (other.sideId === side.id) other.sideId = betrayed.id
    if (other.bySideId === side.id) other.bySideId = betrayed.id
  }
  delete draft.battleSides[side.id]
}
