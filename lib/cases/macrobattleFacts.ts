import { battleOfOfficer, marchOfOfficer, statusOfArmy } from '@/lib/campaign/armies'
import { forcesOf, openBattlesIn, sidesOf } from '@/lib/campaign/battles'
import { arriveAt, crossAt } from '@/lib/campaign/marches'
import { registry, visibleEvent, type CampaignEvent } from '@/lib/campaign/registry'
import type { CampaignState } from '@/lib/campaign/state'
import type { ViewRowTypes } from '@/lib/campaign/viewRows'
import type { Json } from '@/lib/kernel/json'
import { find } from '@/lib/kernel/table'
import type { Audience } from '@/lib/kernel/view'
import type { CampaignCase } from './macrobattle'
import { personOf } from './macrobattleState'
import { compareFact, unsupported } from './facts'

const MINUTE = 60_000

/** The last accepted order, with the state right after it: its marches may be over when a fact asks for their times. */
export interface LastOrder {
  orderId: string
  state: CampaignState
}
interface Scene {
  state: CampaignState
  last: LastOrder | null
  item: CampaignCase
}

/** Where a body is and what it does: `X march`, or `captured by BLUE`; null when there is no such body. */
function bodyFact(state: CampaignState, id: string): string | null {
  const army = find(state.armies, id)
  if (army) return `${army.sectorId} ${statusOfArmy(state, army)}`
  const officer = find(state.officers, id)
  if (!officer) return null
  if (officer.status === 'captive') return `captured by ${officer.captorId}`
  const own = officer.armyId === null ? null : state.armies[officer.armyId]
  if (own) return `${officer.sectorId} ${statusOfArmy(state, own)}`
  const alone = marchOfOfficer(state, officer) ? 'march' : 'rest'
  return `${officer.sectorId} ${battleOfOfficer(state, id) ? 'battle' : alone}`
}

/** Minutes of the crossing or the arrival of the last order; of several bodies those of the first named. */
function orderFact(last: LastOrder | null, of: typeof crossAt): number | null {
  if (!last) return null
  const order = last.state.orders[last.orderId]!
  const first = order.armyIds[0] ?? order.officerIds[0]
  const march = Object.values(last.state.marches).find((each) => each.orderId === order.id && (each.armyId ?? each.officerId) === first)
  return march ? of(march) / MINUTE : null
}

/** Layers a participant hears, lowest first (DESIGN §6). */
function layersOf(state: CampaignState, who: string): Audience[] {
  if (who === 'MASTER') return [{ kind: 'master' }]
  const stateId = find(state.people, who)?.stateId
  return [{ kind: 'wall' }, ...(stateId ? [{ kind: 'state', id: stateId } as const] : []), { kind: 'person', id: personOf(who) }]
}

function rowSeen<Name extends 'flags' | 'armies'>(
  state: CampaignState,
  name: Name,
  layers: Audience[],
  id: string,
): ViewRowTypes[Name] | null {
  const view = registry.views.find((candidate) => candidate.name === name)!
  const rows = layers.map((audience) => view.rows(state, audience)[id]).filter((row) => row !== undefined)
  return (rows.at(-1) as ViewRowTypes[Name] | undefined) ?? null
}

/** What a participant may see of an army: the flag, and its strength if he may know it (MB-INF-1 to -4). */
function viewFact(state: CampaignState, who: string, armyId: string): Json {
  const layers = layersOf(state, who)
  const flag = rowSeen(state, 'flags', layers, armyId)
  if (!flag) return null
  const army = rowSeen(state, 'armies', layers, armyId)
  return {
    state: flag.stateId,
    flag: flag.sectorId,
    arms: flag.arms,
    ...(flag.towardsId === null ? {} : { towards: flag.towardsId }),
    ...(army && army.strength !== null ? { strength: army.strength } : {}),
  }
}

const unitsFact = (state: CampaignState, armyId: string): string[] =>
  Object.values(state.units)
    .filter((unit) => unit.armyId === armyId)
    .map((unit) => unit.id)
    .sort()

/** The battle of a territory: start, sides in order, armies that deploy narrowly; null when there is none. */
function battleFact(state: CampaignState, territory: string): Json {
  const [battle] = openBattlesIn(state, territory)
  if (!battle) return null
  const order = sidesOf(state, battle.id).map((side) => side.name ?? side.stateIds.join('+'))
  const march = forcesOf(state, battle.id).flatMap((force) => (force.onMarch ? (force.armyId ?? []) : []))
  return { at: battle.startAt / MINUTE, order, march }
}

/** Reinforcements as `[body, edge, minute]`; cavalry back from a pursuit by its regiments. */
function reinforcementsFact(state: CampaignState, territory: string): Json {
  return openBattlesIn(state, territory)
    .flatMap((battle) => forcesOf(state, battle.id))
    .filter((force) => force.from === 'reinforcement')
    .flatMap((force) => {
      const bodies = force.unitIds.length > 0 ? force.unitIds : [(force.armyId ?? force.officerId)!]
      return bodies.map((body) => [body, force.edge ?? '?', force.at / MINUTE])
    })
}

const absentFact = (state: CampaignState, territory: string): Json =>
  openBattlesIn(state, territory).flatMap((battle) => forcesOf(state, battle.id).flatMap((force) => force.absentIds))

/** The value a fact speaks of; `undefined`: the runner does not know the fact. */
function actualOf(key: string, { state, last, item }: Scene): Json | undefined {
  const [kind, ...rest] = key.split(':')
  if (rest.length === 0) {
    if (key === 'cross') return orderFact(last, crossAt)
    if (key === 'arrive') return orderFact(last, arriveAt)
    const known = find(item.armies ?? {}, key) ?? find(item.officers ?? {}, key) ?? find(state.armies, key)
    return known ? bodyFact(state, key) : undefined
  }
  if (kind === 'units' && rest.length === 1) return unitsFact(state, rest[0]!)
  if (kind === 'battle' && rest.length === 1) return battleFact(state, rest[0]!)
  if (kind === 'reinf' && rest.length === 1) return reinforcementsFact(state, rest[0]!)
  if (kind === 'absent' && rest.length === 1) return absentFact(state, rest[0]!)
  if (kind === 'exists' && rest.length === 1) return find(state.armies, rest[0]!) !== null
  if (kind === 'view' && rest.length === 2) return viewFact(state, rest[0]!, rest[1]!)
  return undefined
}

/** Facts after a step: a line for each that does not hold or that nothing here can check. */
export function checkFacts(facts: Record<string, Json>, scene: Scene): string[] {
  return Object.entries(facts).flatMap(([key, expected]) => {
    const actual = actualOf(key, scene)
    if (actual === undefined) return [`${unsupported}: fact ${key}`]
    return compareFact(key, expected, actual) ?? []
  })
}

/** Private messages as cases write them: the type of the event as its addressee sees it, then these fields of it. */
const messages: Record<string, string[]> = {
  CourierResult: ['outcome'],
  SuspiciousPerson: ['sectorId', 'suspicionId'],
  CourierSeized: ['sectorId', 'officerId'],
  PursuitResult: ['outcome', 'officerId'],
}

/** What each person was told by these events, in their order: the complete list (section 17.1). */
export function messagesOf(events: readonly CampaignEvent[], state: CampaignState): Record<string, string[]> {
  const told: Record<string, string[]> = {}
  for (const event of events) {
    for (const person of Object.keys(state.people)) {
      const seen = visibleEvent(event, { kind: 'person', id: person }, state)
      const fields = seen ? messages[seen.type] : undefined
      if (seen && fields)
        (told[person === 'master' ? 'MASTER' : person] ??= []).push(
          [seen.type, ...fields.flatMap((key) => (seen[key] as string | undefined) ?? [])].join(' '),
        )
    }
  }
  return told
}
