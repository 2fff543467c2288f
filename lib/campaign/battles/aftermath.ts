import { find } from '@/lib/kernel/table'
import { areNeighbours, relationOf } from '../map'
import { setting } from '../settings'
import type { CampaignState, RowIn } from '../state'
import { forcesOf, marksOf, nextPosition, officersOfForce, sidesOf, unitsOfForce, type Battle, type Mark, type Side } from './lookup'
import { hurtOf, lostOf } from './marked'
import type { BattleContext } from './opening'
import type { Fate } from './tables'

type Outcome = RowIn<'battleOutcomes'>
type NewOutcome = Omit<Outcome, 'id' | 'battleId' | 'position' | 'override'>

const fate = (name: Fate['fate'], more: Partial<Fate> = {}): Fate => ({ fate: name, stateId: null, armyId: null, toId: null, ...more })

/** Sides that hold the field, in the order of sides. */
export const holdersOf = (state: CampaignState, battle: Battle): Side[] =>
  sidesOf(state, battle.id).filter((side) => battle.holders.includes(side.id))

const holds = (battle: Battle, sideId: string | null): boolean => sideId !== null && battle.holders.includes(sideId)

/** A side's own people or allies hold the field (MB-BAT-OFF-14). */
const isSafe = (state: CampaignState, battle: Battle, sideId: string | null): boolean =>
  battle.holders.length === 0 ||
  holds(battle, sideId) ||
  (find(state.battleSides, sideId ?? '')?.stateIds ?? []).some((stateId) =>
    holdersOf(state, battle).some((holder) => holder.stateIds.some((other) => relationOf(state, stateId, other) === 'allied')),
  )

/** First army of a side that is in the territory; it takes captured batteries (MB-END-5). */
const armyOf = (state: CampaignState, side: Side): string | null =>
  forcesOf(state, side.battleId).find((force) => force.sideId === side.id && force.armyId !== null && state.armies[force.armyId])?.armyId ??
  null

/** Every unit that fought: destroyed, or not (MB-END-2). Overturned batteries have their own dice. */
function unitOutcomes(state: CampaignState, battle: Battle): NewOutcome[] {
  const lost = lostOf(state, battle.id)
  const overturned = new Set(marksOf(state, battle.id).flatMap((mark) => (mark.kind === 'overturned' ? (mark.unitId ?? []) : [])))
  return forcesOf(state, battle.id).flatMap((force) =>
    unitsOfForce(state, force)
      .filter((unit) => !overturned.has(unit.id))
      .map(({ id, name, kind }) => ({
        kind: 'unit' as const,
        subjectId: id,
        name,
        unitKind: kind,
        sideId: force.sideId,
        face: null,
        computed: fate(lost.has(id) ? 'lost' : 'survives'),
      })),
  )
}

/**
 * A battery overturned in bayonet may be captured: one die, on 4+ it goes to the holder, of allies to the one whose figure overturned
 * it, else to the first of them (MB-END-4, MB-AMB-92). No holder, no die.
 */
function batteryOutcome(state: CampaignState, battle: Battle, mark: Mark, ctx: BattleContext): NewOutcome[] {
  const unit = find(state.units, mark.unitId ?? '')
  if (!unit) return []
  const holders = holdersOf(state, battle)
  const lostForGood = holds(battle, mark.sideId) && !setting(state, 'battle.recoverOwnBatteries')
  const holder = holders.find((side) => side.id === mark.bySideId) ?? holders[0]
  const face = holder === undefined || lostForGood ? null : ctx.roll('1d6', 'battle.battery')[0]!
  const captured = face !== null && face >= 4
  const computed = captured ? fate('captured', { stateId: holder!.stateIds[0] ?? null, armyId: armyOf(state, holder!) }) : fate('lost')
  return [{ kind: 'battery', subjectId: unit.id, name: unit.name, unitKind: unit.kind, sideId: mark.sideId, face, computed }]
}

/** For each officer who was mounted when he was saved: on 4+ his horse is only wounded, else dead (MB-END-6). */
function horseOutcome(state: CampaignState, mark: Mark, ctx: BattleContext): NewOutcome {
  const face = ctx.roll('1d6', 'battle.horse')[0]!
  const name = find(state.people, mark.officerId!)?.character ?? mark.officerId!
  return {
    kind: 'horse',
    subjectId: mark.officerId!,
    name,
    unitKind: null,
    sideId: mark.sideId,
    face,
    computed: fate(face >= 4 ? 'wounded' : 'dead'),
  }
}

/** The wounded are treated where their own or allies hold the field, or nobody; else they are the holder's prisoners (MB-END-3, MB-AMB-91). */
function officerOutcomes(state: CampaignState, battle: Battle): NewOutcome[] {
  const hurt = hurtOf(state, battle.id)
  const captor = holdersOf(state, battle)[0]?.stateIds[0] ?? null
  return forcesOf(state, battle.id).flatMap((force) =>
    officersOfForce(state, force).map((officer) => {
      const wounded = hurt.has(officer.id)
      const taken = wounded && !isSafe(state, battle, force.sideId)
      return {
        kind: 'officer' as const,
        subjectId: officer.id,
        name: find(state.people, officer.id)?.character ?? officer.id,
        unitKind: null,
        sideId: force.sideId,
        face: null,
        computed: taken ? fate('prisoner', { stateId: captor }) : fate(wounded ? 'treated' : 'unhurt'),
      }
    }),
  )
}

/**
 * The holder's armies stay at rest; those of others that are still there are gone (MB-END-1, MB-END-2). After an agreement they withdraw
 * the way they came, where that is known. The master may rule otherwise.
 */
function armyOutcomes(state: CampaignState, battle: Battle): NewOutcome[] {
  const seen = new Set<string>()
  return forcesOf(state, battle.id).flatMap((force) => {
    const army = force.armyId === null ? null : find(state.armies, force.armyId)
    if (!army || seen.has(army.id)) return []
    seen.add(army.id)
    const back = army.enteredFromId !== null && areNeighbours(state, army.sectorId, army.enteredFromId) ? army.enteredFromId : null
    const others = battle.byAgreement ? (back === null ? fate('rest') : fate('withdrawn', { toId: back })) : fate('gone')
    const computed = holds(battle, force.sideId) ? fate('rest') : others
    return [{ kind: 'army' as const, subjectId: army.id, name: army.name, unitKind: null, sideId: force.sideId, face: null, computed }]
  })
}

/** What the rules and the dice give, the dice in their order: overturned batteries, then horses (MB-END-8). */
export function computeOutcomes(draft: CampaignState, battle: Battle, ctx: BattleContext): Outcome[] {
  const marks = marksOf(draft, battle.id)
  const batteries = marks.filter((mark) => mark.kind === 'overturned').flatMap((mark) => batteryOutcome(draft, battle, mark, ctx))
  const horses = marks.filter((mark) => mark.kind === 'saved').map((mark) => horseOutcome(draft, mark, ctx))
  const all = [...unitOutcomes(draft, battle), ...batteries, ...officerOutcomes(draft, battle), ...horses, ...armyOutcomes(draft, battle)]
  let position = nextPosition(draft.battleOutcomes)
  return all.map((outcome) => ({ ...outcome, id: ctx.id('outcome'), battleId: battle.id, override: null, position: position++ }))
}

/** What counts: the master's word if there is one. */
export const resultOf = (outcome: Pick<Outcome, 'computed' | 'override'>): Fate => outcome.override ?? outcome.computed
