import type { Context } from '@/lib/kernel/command'
import { find } from '@/lib/kernel/table'
import { armiesIn, generalOf, officersOf, unitsOf, type ArmiesEvent } from '../armies'
import { takeLetters, type LettersEvent } from '../letters'
import { areNeighbours } from '../map'
import type { MarchesEvent } from '../marches'
import { inOrder, type Army, type CampaignState, type RowIn } from '../state'
import { holdersOf, resultOf } from './aftermath'
import { marchOff } from './leaving'
import { forcesOf, nextPosition, unitsOfForce, type Battle } from './lookup'
import type { TableEvent } from './opening'

type Outcome = RowIn<'battleOutcomes'>
type SettleContext = Context<TableEvent | MarchesEvent | ArmiesEvent | LettersEvent>

const outcomesOf = (state: CampaignState, battle: Battle, kind: Outcome['kind']): Outcome[] =>
  inOrder(state.battleOutcomes).filter((outcome) => outcome.battleId === battle.id && outcome.kind === kind)

/** Officers of an army that is no more stay where they are, alone. */
function disband(draft: CampaignState, army: Army): void {
  for (const officer of officersOf(draft, army.id)) officer.armyId = null
  delete draft.armies[army.id]
  delete draft.halts[army.id]
}

/** An army of a state that has none left in the territory: captured batteries, or mutineers. */
function newArmy(draft: CampaignState, battle: Battle, army: Pick<Army, 'stateId' | 'generalId' | 'name'>, ctx: SettleContext): Army {
  const id = ctx.id('army')
  const { sectorId } = battle
  const place = { sectorId, presentSince: ctx.now, enteredFromId: null, battleId: null, position: nextPosition(draft.armies) }
  return (draft.armies[id] = { id, ...army, ...place, authorised: [] })
}

/** Mutineers part with their old comrades: their units are an army of the same state under the officer who leads them. */
function partMutineers(draft: CampaignState, battle: Battle, ctx: SettleContext): void {
  for (const force of forcesOf(draft, battle.id)) {
    const side = draft.battleSides[force.sideId]!
    const old = force.armyId === null ? null : find(draft.armies, force.armyId)
    if (side.stateIds.length > 0 || !old) continue
    const units = unitsOfForce(draft, force)
    if (units.length === 0) continue
    const army = newArmy(draft, battle, { stateId: old.stateId, generalId: side.cincId, name: (side.name ?? old.name).slice(0, 120) }, ctx)
    for (const unit of units) unit.armyId = army.id
    for (const other of forcesOf(draft, battle.id)) {
      const officer = other.sideId === side.id && other.officerId !== null ? find(draft.officers, other.officerId) : null
      if (officer?.armyId === old.id) officer.armyId = army.id
    }
    if (!battle.holders.includes(side.id)) disbandWithUnits(draft, army)
  }
}

function disbandWithUnits(draft: CampaignState, army: Army): void {
  for (const unit of unitsOf(draft, army.id)) if (unit.awayUntil === null) delete draft.units[unit.id]
  if (unitsOf(draft, army.id).length === 0) disband(draft, army)
}

/** Destroyed units are struck off their armies (MB-END-2); captured batteries join the holder's army at once (MB-END-5). */
function settleUnits(draft: CampaignState, battle: Battle, ctx: SettleContext): void {
  for (const outcome of outcomesOf(draft, battle, 'unit')) if (resultOf(outcome).fate === 'lost') delete draft.units[outcome.subjectId]
  for (const outcome of outcomesOf(draft, battle, 'battery')) {
    const { fate, stateId, armyId } = resultOf(outcome)
    const unit = find(draft.units, outcome.subjectId)
    if (!unit) continue
    if (fate === 'lost') delete draft.units[unit.id]
    if (fate !== 'captured') continue
    const state = stateId ?? holdersOf(draft, battle)[0]?.stateIds[0]
    const taker =
      find(draft.armies, armyId ?? '') ??
      (state === undefined ? null : newArmy(draft, battle, { stateId: state, generalId: null, name: unit.name }, ctx))
    if (!taker) continue
    unit.position = 1 + Math.max(-1, ...unitsOf(draft, taker.id).map((other) => other.position))
    unit.armyId = taker.id
  }
}

/** The wounded, captives and horses (MB-END-3, MB-END-6); who only dismounted rides again (MB-END-7), for his horse is sound. */
function settleOfficers(draft: CampaignState, battle: Battle, ctx: SettleContext): void {
  for (const outcome of outcomesOf(draft, battle, 'officer')) {
    const officer = find(draft.officers, outcome.subjectId)
    if (!officer) continue
    const { fate, stateId } = resultOf(outcome)
    if (fate === 'treated') officer.status = 'wounded'
    if (fate === 'prisoner' || fate === 'executed') {
      Object.assign(officer, { status: fate === 'prisoner' ? 'captive' : 'executed', captorId: stateId, armyId: null })
      // A captive is searched like a courier who was caught (MB-PUR-7), whatever becomes of him then.
      const captors = armiesIn(draft, battle.sectorId).filter((army) => army.stateId === stateId)
      takeLetters(draft, officer.id, captors.length > 0 ? [...new Set(captors.map((army) => generalOf(draft, army)))] : ['master'], ctx)
    }
  }
  for (const outcome of outcomesOf(draft, battle, 'horse')) {
    const officer = find(draft.officers, outcome.subjectId)
    const { fate } = resultOf(outcome)
    if (officer && (fate === 'fit' || fate === 'wounded' || fate === 'dead')) officer.horse = fate
  }
}

/** Armies are free: at rest, gone, or withdrawn to a neighbouring territory. Cavalry still out on a pursuit outlives them (MB-PUR-6). */
function settleArmies(draft: CampaignState, battle: Battle, ctx: SettleContext): void {
  for (const army of Object.values(draft.armies)) if (army.battleId === battle.id) army.battleId = null
  for (const outcome of outcomesOf(draft, battle, 'army')) {
    const army = find(draft.armies, outcome.subjectId)
    if (!army) continue
    const { fate, toId } = resultOf(outcome)
    if (fate === 'gone') disbandWithUnits(draft, army)
    else if (unitsOf(draft, army.id).length === 0) disband(draft, army)
    else if (fate === 'withdrawn' && toId !== null && areNeighbours(draft, army.sectorId, toId)) {
      marchOff(draft, battle, { toId, byId: army.generalId ?? ctx.by, armyIds: [army.id], officerIds: [] }, { ...ctx, happenedAt: ctx.now })
    }
  }
}

/** Writes the results back to the map; returns the armies that were in the battle, gone ones included. */
export function settleOnMap(draft: CampaignState, battle: Battle, ctx: SettleContext): Set<string> {
  const fought = new Set(forcesOf(draft, battle.id).flatMap((force) => force.armyId ?? []))
  partMutineers(draft, battle, ctx)
  settleUnits(draft, battle, ctx)
  settleOfficers(draft, battle, ctx)
  settleArmies(draft, battle, ctx)
  return fought
}
