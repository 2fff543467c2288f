import { armOf, arms, type Arm } from '@/lib/campaign/armies/arms'
import type { UnitKind } from '@/lib/campaign/armies/tables'
import type { Passage } from '@/lib/campaign/marches/tables'
import type { ArmyRow, MarchRow, OfficerRow } from '@/lib/campaign/viewRows'

export type ArmyWithId = ArmyRow & { id: string }
export type MarchWithId = MarchRow & { id: string }

/** A body that can be sent: an army, or an officer who rides alone. */
export interface Body {
  kind: 'army' | 'officer'
  id: string
  sectorId: string
  /** Minimum minutes of one crossing (MB-MAP-4, -6). */
  minutes: number
  /** Unit that sets the pace; null for an officer. */
  slowest: UnitKind | null
  /** Only these units of the army march, as an army of their own (MB-MAP-9); absent: all of it. */
  unitIds?: string[]
}

/** A part of an army as a body: its pace is that of its own slowest unit (MB-MAP-6, -9). All units or none chosen: the whole army. */
export function partBody(army: ArmyWithId, unitIds: readonly string[], minutes: Record<UnitKind, number>): Body {
  const going = army.units.filter((unit) => unitIds.includes(unit.id))
  if (going.length === 0 || going.length === army.units.length) return armyBody(army)
  const slowest = going.reduce((slow, unit) => (minutes[unit.kind] > minutes[slow.kind] ? unit : slow)).kind
  return { ...armyBody(army), minutes: minutes[slowest], slowest, unitIds: going.map(({ id }) => id) }
}

export const armyBody = (army: ArmyWithId): Body => ({
  kind: 'army',
  id: army.id,
  sectorId: army.sectorId,
  minutes: army.minutes,
  slowest: army.slowest,
})

/** An officer as a body of his own: mounted 5 minutes, on foot 30 by default (MB-MAP-4, -5). */
export const officerBody = (id: string, officer: OfficerRow, minutes: { mounted: number; foot: number }): Body => ({
  kind: 'officer',
  id,
  sectorId: officer.sectorId,
  minutes: officer.horse === 'fit' ? minutes.mounted : minutes.foot,
  slowest: null,
})

/** Armies that may be sent now: his to command and at rest (MB-GEN-5, MB-MAP-11). */
export const sendable = (armies: readonly ArmyWithId[]): ArmyWithId[] => armies.filter((army) => army.mayCommand && army.status === 'rest')

/** An officer may ride when he is free, and not while his army or he himself is on the road. */
export const mayRide = (officer: OfficerRow | null, riding: boolean): boolean => officer !== null && officer.status === 'free' && !riding

/** Where a body may go next from a sector, in the order N, E, S, W. */
export function exitsOf<N extends { sectorId: string; side: string }>(neighbours: readonly N[]): N[] {
  const order = ['N', 'E', 'S', 'W']
  return [...neighbours].sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side) || (a.sectorId < b.sectorId ? -1 : 1))
}

/** The longest minimum of the bodies: a stated duration counts for all and none may be faster (MB-MAP-7, -13). */
export const minimumMinutes = (bodies: readonly Body[]): number => bodies.reduce((most, body) => Math.max(most, body.minutes), 0)

/** The body that sets the pace of the whole order. */
export const paceSetter = (bodies: readonly Body[]): Body | null =>
  bodies.reduce<Body | null>((slowest, body) => (slowest === null || body.minutes > slowest.minutes ? body : slowest), null)

export interface Draft {
  bodies: Body[]
  /** Sectors in order of travel; armies cross one border, lone officers several (MB-MAP-12). */
  route: string[]
  /** Stated minutes of each crossing; null: the minimum. */
  minutes: number | null
  text: string
  /** Event moment from which they march; absent or null: at once. */
  startAt?: number | null
  /** How a rider goes (EP-13); absent: hidden. */
  passage?: Passage
  /** A rider who comes to his own side's battle joins it (MB-COU-9). */
  joinsBattle?: boolean
}

export const emptyDraft = (bodies: Body[], target: string | null): Draft => ({
  bodies,
  route: target === null ? [] : [target],
  minutes: null,
  text: '',
})

export type DraftFault = 'noBody' | 'differentPlaces' | 'noTarget' | 'routeForArmy' | 'tooFast'

/** What the order still lacks, in the order in which one fills it in; null when it can be given. */
export function faultOf(draft: Draft, queueArmyOrders: boolean): DraftFault | null {
  const [first] = draft.bodies
  if (!first) return 'noBody'
  if (draft.bodies.some((body) => body.sectorId !== first.sectorId)) return 'differentPlaces'
  if (draft.route.length === 0) return 'noTarget'
  if (draft.route.length > 1 && !queueArmyOrders && draft.bodies.some((body) => body.kind === 'army')) return 'routeForArmy'
  return draft.minutes !== null && draft.minutes < minimumMinutes(draft.bodies) ? 'tooFast' : null
}

/** Data of `army.march` for a draft without fault. */
export function marchData(draft: Draft): {
  armies?: string[]
  officers?: string[]
  to?: string
  route?: string[]
  minutes?: number
  text?: string
  parts?: { army: string; units: string[] }[]
  startAt?: number
  passage?: Passage
  joinsBattle?: boolean
} {
  const armies = draft.bodies.filter(({ kind, unitIds }) => kind === 'army' && !unitIds).map(({ id }) => id)
  const parts = draft.bodies.flatMap(({ id, unitIds }) => (unitIds ? [{ army: id, units: unitIds }] : []))
  const officers = draft.bodies.filter(({ kind }) => kind === 'officer').map(({ id }) => id)
  return {
    ...(armies.length > 0 && { armies }),
    ...(parts.length > 0 && { parts }),
    ...(officers.length > 0 && { officers }),
    ...(draft.route.length === 1 ? { to: draft.route[0]! } : { route: draft.route }),
    ...(draft.minutes !== null && { minutes: draft.minutes }),
    ...(draft.text.trim() !== '' && { text: draft.text.trim() }),
    ...(draft.startAt != null && { startAt: draft.startAt }),
    ...(officers.length > 0 && draft.passage && draft.passage !== 'hidden' && { passage: draft.passage }),
    ...(officers.length > 0 && draft.joinsBattle && { joinsBattle: true }),
  }
}

/** When a body would cross its first border and when it would stand at the end of the route (MB-MAP-8, -12). */
export function forecast(body: Body, route: readonly string[], minutes: number | null, now: number): { crossAt: number; arriveAt: number } {
  const leg = (minutes ?? body.minutes) * 60_000
  return { crossAt: now + leg / 2, arriveAt: now + leg * Math.max(1, route.length) }
}

/** A countermand works before the crossing only; the exact moment is already too late (MB-MAP-8, -11). */
export const mayCountermand = (march: Pick<MarchRow, 'crossAt' | 'crossed'>, now: number): boolean => !march.crossed && now < march.crossAt

/** How much of the crossing is done, 0…1. */
export function marchProgress(march: Pick<MarchRow, 'startAt' | 'arriveAt'>, now: number): number {
  const whole = march.arriveAt - march.startAt
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - march.startAt) / whole))
}

/** Armies that may be joined with this one: own to command, at rest, of one state and place (MB-MAP-10). */
export const joinable = (army: ArmyWithId, armies: readonly ArmyWithId[]): ArmyWithId[] =>
  sendable(armies).filter((other) => other.id !== army.id && other.stateId === army.stateId && other.sectorId === army.sectorId)

/** Units counted by kind in the order of the kinds, regiments that are away left out. */
export function composition(units: ArmyRow['units']): { kind: UnitKind; n: number }[] {
  const counts = new Map<UnitKind, number>()
  for (const unit of units) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1)
  const order = Object.keys(armOf) as UnitKind[]
  return [...counts].map(([kind, n]) => ({ kind, n })).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** Arms of a set of units in the order flags show them. */
export const armsOf = (units: ArmyRow['units']): Arm[] => arms.filter((arm) => units.some((unit) => armOf[unit.kind] === arm))

/** A division leaves at least one unit on either side; on the road only where the campaign allows it (MB-MAP-9, EVENT-PRACTICE §1). */
export const maySplit = (
  army: Pick<ArmyRow, 'units' | 'status' | 'mayCommand'>,
  chosen: readonly string[],
  splitOnMarch: boolean,
): boolean => mayDivide(army, splitOnMarch) && chosen.length > 0 && chosen.length < army.units.length

/** Whether an army can be divided at all now. */
export const mayDivide = (army: Pick<ArmyRow, 'units' | 'status' | 'mayCommand'>, splitOnMarch: boolean): boolean =>
  army.mayCommand && army.units.length > 1 && (army.status === 'rest' || (army.status === 'march' && splitOnMarch))
