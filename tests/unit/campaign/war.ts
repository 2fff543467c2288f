import { minutesOfKind } from '@/lib/campaign/armies'
import { forcesOf, officersOfForce, sidesOf, unitsOfForce } from '@/lib/campaign/battles'
import type { CampaignOutcome } from '@/lib/campaign/engine'
import { inOrder, type CampaignState } from '@/lib/campaign/state'
import { CaseTable } from '@/lib/cases/table'
import type { Json } from '@/lib/kernel/json'
import { MINUTE } from './marchesTable'

/** A stream of whole numbers below a bound, the same for the same seed (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export interface Command {
  who: string
  type: string
  data: { [key: string]: Json }
}
type Below = (below: number) => number

const pick = <T>(list: readonly T[], below: Below): T | undefined => (list.length > 0 ? list[below(list.length)] : undefined)
const some = <T>(list: readonly T[], below: Below, most: number): T[] => list.filter(() => below(3) > 0).slice(0, most)

/** Orders of a general to his troops, mostly sensible. */
function order(state: CampaignState, below: Below): Command | null {
  const army = pick(inOrder(state.armies), below)
  if (!army) return null
  const who = army.generalId ?? 'master'
  const to = pick(state.sectors[army.sectorId]!.neighbours, below)?.sectorId ?? army.sectorId
  const units = Object.values(state.units).flatMap((unit) => (unit.armyId === army.id ? unit.id : []))
  switch (below(10)) {
    case 0:
      return { who, type: 'army.split', data: { army: army.id, units: some(units, below, 3) } }
    case 1: {
      const other = inOrder(state.armies).find(
        ({ id, sectorId, stateId }) => id !== army.id && sectorId === army.sectorId && stateId === army.stateId,
      )
      return { who, type: 'army.merge', data: { armies: [army.id, other?.id ?? 'nobody'] } }
    }
    case 2:
      return { who, type: 'army.countermand', data: { army: army.id } }
    case 3:
      return { who, type: 'battle.declareAttack', data: { territory: army.sectorId } }
    case 4: {
      const further = pick(state.sectors[to]!.neighbours, below)?.sectorId ?? to
      return { who, type: 'army.march', data: { armies: [army.id], route: [to, further], text: 'secret order' } }
    }
    default:
      return { who, type: 'army.march', data: { armies: [army.id], to, text: 'secret order' } }
  }
}

/** A lone officer rides, sometimes to join a battle; an officer may leave his army for it. */
function ride(state: CampaignState, below: Below): Command | null {
  const officer = pick(Object.values(state.officers), below)
  if (!officer) return null
  // Where armies stand there is somebody to notice him.
  const around = state.sectors[officer.sectorId]!.neighbours.map(({ sectorId }) => sectorId)
  const held = around.filter((sectorId) => Object.values(state.armies).some((army) => army.sectorId === sectorId))
  const to = pick(held.length > 0 ? held : around, below) ?? officer.sectorId
  return { who: officer.id, type: 'army.march', data: { officers: [officer.id], to, joinsBattle: below(2) === 0 } }
}

/** Whoever was told of somebody suspicious sends what he has, or at last reads of it. */
function chase(state: CampaignState, below: Below): Command | null {
  const open = Object.values(state.pursuits).find((pursuit) => !pursuit.returned && pursuit.returnAt === null)
  if (open && below(2) === 0) return { who: 'master', type: 'courier.endPursuit', data: { pursuit: open.id, minutes: 5 + below(30) } }
  const suspicion = pick(
    Object.values(state.suspicions).filter((row) => !row.pursued || below(10) === 0),
    below,
  )
  const who = suspicion && pick(suspicion.toldTo, below)
  if (!suspicion || !who) return null
  const there = Object.values(state.units).filter((unit) => state.armies[unit.armyId]?.sectorId === suspicion.sectorId)
  const own = there.filter((unit) => state.armies[unit.armyId]!.generalId === who || who === 'master')
  const horse = (below(5) === 0 ? there : own).filter(({ kind }) => below(8) === 0 || ['LC', 'DR', 'HC'].includes(kind))
  return { who, type: 'courier.pursue', data: { notice: suspicion.id, cavalry: horse.slice(0, 1 + below(2)).map(({ id }) => id) } }
}

/** What the table does with a battle in its phase. */
function battle(state: CampaignState, below: Below): Command | null {
  const open = pick(
    inOrder(state.battles).filter(({ phase }) => phase !== 'ended'),
    below,
  )
  if (!open) return null
  const give = (type: string, data: { [key: string]: Json } = {}): Command => ({
    who: 'master',
    type: `battle.${type}`,
    data: { battle: open.id, ...data },
  })
  const sides = sidesOf(state, open.id)
  const side = pick(sides, below)!
  const force = pick(forcesOf(state, open.id), below)
  if (open.phase === 'called') {
    const person = force?.armyId ? (state.armies[force.armyId]?.generalId ?? 'nobody') : 'nobody'
    return [give('open'), give('open'), give('arrived', { person }), give('deputy', { side: side.id, person: null }), give('callOff')][
      below(5)
    ]!
  }
  if (open.phase === 'aftermath') {
    const row = pick(
      Object.values(state.battleOutcomes).filter(({ battleId, kind }) => battleId === open.id && kind === 'army'),
      below,
    )
    const toId = pick(state.sectors[open.sectorId]!.neighbours, below)?.sectorId ?? null
    if (row && below(3) > 0) return { who: 'master', type: 'battle.overrule', data: { outcome: row.id, fate: { fate: 'withdrawn', toId } } }
    return give('settle')
  }
  if (open.phase === 'deployment' && below(2) === 0) return give('begin')
  const units = force ? unitsOfForce(state, force) : []
  const unit = pick(units, below)?.id ?? 'nobody'
  const officers = force ? officersOfForce(state, force).map(({ id }) => id) : []
  const officer = pick(officers, below) ?? 'nobody'
  const edge = pick(['N', 'E', 'S', 'W'] as const, below)!
  switch (below(12)) {
    case 0:
    case 1:
      return give('mark', { kind: 'loss', unit, text: 'secret remark' })
    case 2:
      return give('mark', { kind: 'overturned', unit, bySide: side.id })
    case 3:
      return give('mark', { kind: below(2) === 0 ? 'wounded' : 'saved', officer })
    case 4: {
      const mark = pick(Object.values(state.battleMarks), below)
      return mark ? { who: 'master', type: 'battle.strikeMark', data: { mark: mark.id } } : give('turn')
    }
    case 5:
    case 6:
      return below(4) === 0
        ? give('leave', { officers: [officer], edge })
        : give('leave', { units: [unit, ...some(units, below, 3).map(({ id }) => id)], officers: some(officers, below, 1), edge })
    case 7:
      return give('enter', { force: force?.id ?? 'nobody' })
    case 8:
      return give('mutiny', { officers: [officer], units: some(units, below, 2).map(({ id }) => id) })
    case 9:
      return give('turn')
    default:
      return give('end', { holders: below(4) === 0 ? [] : [side.id], byAgreement: below(4) === 0 })
  }
}

/** The master's relations, a battle by his word, a general's reading. */
function around(state: CampaignState, below: Below): Command | null {
  const [a, b] = [pick(Object.keys(state.states), below)!, pick(Object.keys(state.states), below)!]
  const notice = pick(
    Object.values(state.notices).filter(({ readAt }) => readAt === null),
    below,
  )
  switch (below(3)) {
    case 0:
      return {
        who: 'master',
        type: 'state.setRelation',
        data: { states: [a, b], relation: pick(['war', 'war', 'allied', 'neutral'], below)! },
      }
    case 1:
      return { who: 'master', type: 'battle.call', data: { territory: pick(Object.keys(state.sectors), below)! } }
    default:
      return notice ? { who: notice.personId, type: 'notice.read', data: { notice: notice.id } } : null
  }
}

/** The next command of a random war, made for the state at hand; some of them are refused. */
export function nextCommand(state: CampaignState, below: Below): Command {
  const request = Object.keys(state.diceRequests)[0]
  if (request !== undefined && below(2) === 0) return { who: 'master', type: 'dice.answer', data: { request } }
  for (;;) {
    const kind = below(20)
    const made =
      kind < 6
        ? order(state, below)
        : kind < 10
          ? ride(state, below)
          : kind < 14
            ? chase(state, below)
            : kind < 19
              ? battle(state, below)
              : around(state, below)
    if (made) return made
  }
}

/** A war on the pure core, its dice and its course made from one seed. */
export class War extends CaseTable {
  private readonly below: Below

  constructor(state: CampaignState, seed: number) {
    super({ ...state, clock: { clock: { ...state.clock.clock!, status: 'running', anchorUtc: 0 } } })
    this.below = numbers(seed)
  }

  /** Minutes pass, then somebody commands something; gives what came of all of it. `change`: a last touch to the command. */
  step(change: (command: Command) => void = () => undefined): { command: Command; outcomes: CampaignOutcome[] } {
    const before = this.outcomes.length
    // Now and then the dice are low, so that riders are noticed and caught.
    const faces = this.below(3) === 0 ? 2 : 6
    this.dice.give(Array.from({ length: 200 }, () => 1 + this.below(faces)))
    this.runTo(this.now + (this.below(3) === 0 ? 0 : this.below(8)) * MINUTE)
    const command = nextCommand(this.state, this.below)
    change(command)
    const roles = command.who === 'master' ? (['master'] as const) : (['officer'] as const)
    this.give({ type: command.type, data: command.data, dice: 'server' }, { id: command.who, roles, system: false })
    return { command, outcomes: this.outcomes.slice(before) }
  }
}

/** Faults of a state that no war may lead to, in words; none: it is sound. */
export function faultsOf(state: CampaignState, now: number): string[] {
  const faults: string[] = []
  const demand = (holds: boolean, words: string): void => void (holds || faults.push(words))
  const marching = new Set<string>()
  const held = new Set(Object.values(state.units).map((unit) => unit.armyId))
  for (const march of Object.values(state.marches)) {
    const body = (march.armyId ?? march.officerId)!
    demand(!marching.has(body), `${body} marches twice`)
    marching.add(body)
    const flag = march.armyId !== null ? state.armies[march.armyId] : state.officers[march.officerId!]
    demand(flag?.sectorId === (march.crossed ? march.toId : march.fromId), `${body} is in two sectors`)
    if (march.armyId !== null) {
      demand(march.crossed === now >= march.startAt + march.durationMs / 2, `${body} crossed at another time than its half`)
      const least = Math.max(
        ...Object.values(state.units).flatMap((unit) =>
          unit.armyId === march.armyId && unit.awayUntil === null ? minutesOfKind(state, unit.kind) : [],
        ),
      )
      demand(march.durationMs >= least * MINUTE, `${body} is faster than its slowest arm`)
      demand(state.armies[march.armyId]?.battleId === null, `${body} marches in a battle`)
    }
  }
  for (const army of Object.values(state.armies)) {
    demand(held.has(army.id), `${army.id} has no units`)
    const battle = army.battleId === null ? null : state.battles[army.battleId]
    if (!battle) continue
    demand(battle.phase !== 'ended', `${army.id} is pinned by a battle that is over`)
    demand(battle.sectorId === army.sectorId, `${army.id} fights elsewhere`)
    const [force] = forcesOf(state, battle.id).filter((row) => row.armyId === army.id)
    demand(force !== undefined, `${army.id} fights for nobody`)
  }
  for (const unit of Object.values(state.units)) {
    demand(state.armies[unit.armyId] !== undefined, `${unit.id} belongs to no army`)
    demand((unit.awayUntil === null) === (unit.awaySectorId === null), `${unit.id} is half away`)
  }
  for (const officer of Object.values(state.officers)) {
    if (officer.armyId !== null) demand(officer.sectorId === state.armies[officer.armyId]?.sectorId, `${officer.id} is not with his army`)
  }
  for (const battle of Object.values(state.battles)) {
    if (battle.phase === 'ended') continue
    const forces = forcesOf(state, battle.id)
    const units = forces.flatMap((force) => unitsOfForce(state, force).map(({ id }) => id))
    const officers = forces.flatMap((force) => officersOfForce(state, force).map(({ id }) => id))
    demand(new Set(units).size === units.length, `${battle.id}: a unit fights twice`)
    demand(new Set(officers).size === officers.length, `${battle.id}: an officer fights twice`)
    const places = sidesOf(state, battle.id).map(({ position }) => position)
    demand(new Set(places).size === places.length, `${battle.id}: two sides have one place`)
    for (const force of forces) {
      demand(state.battleSides[force.sideId] !== undefined, `${force.id} has no side`)
      demand(force.armyId === null || state.armies[force.armyId]?.battleId === battle.id, `${force.armyId} is not where it fights`)
    }
  }
  return faults
}
