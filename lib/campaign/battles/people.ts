import { find } from '@/lib/kernel/table'
import type { Audience } from '@/lib/kernel/view'
import { commandsArmy, isAtLarge } from '../armies'
import { setting } from '../settings'
import type { CampaignState } from '../state'
import { isHost } from './guards'
import { forcesOf, officersOfForce, sidesOf, type Battle, type Side } from './lookup'

/** Master, audit, and the host of the battle: they see all of it. */
export function seesWhole(state: CampaignState, battle: Battle, audience: Audience): boolean {
  if (audience.kind === 'master' || audience.kind === 'audit') return true
  return audience.kind === 'person' && isHost(state, battle, audience.id)
}

/** The side for which a person is at the battle: leads it, fights in it or commands an army of it, while at large; null: he is not. */
export function sideOfPerson(state: CampaignState, battle: Battle, personId: string): Side | null {
  if (!isAtLarge(state, personId)) return null
  const sides = sidesOf(state, battle.id)
  const led = sides.find((side) => side.cincId === personId || side.deputyId === personId)
  if (led) return led
  for (const force of forcesOf(state, battle.id)) {
    const army = force.armyId === null ? null : find(state.armies, force.armyId)
    const there =
      officersOfForce(state, force).some((officer) => officer.id === personId) || (army !== null && commandsArmy(state, army, personId))
    if (there) return sides.find((side) => side.id === force.sideId) ?? null
  }
  return null
}

/**
 * True for who may know the numbers of a side: who leads it, the generals of its armies and, unless the setting says `commander`, generals
 * and marshals of its state (MB-INF-2). Of a side of several states only who leads it knows the whole.
 */
export function knowsNumbers(state: CampaignState, side: Side, personId: string): boolean {
  if (side.cincId === personId || side.deputyId === personId) return true
  const [stateId, another] = side.stateIds
  if (another !== undefined) return false
  const controls = forcesOf(state, side.battleId).some(
    (force) => force.sideId === side.id && force.armyId !== null && find(state.armies, force.armyId)?.generalId === personId,
  )
  if (controls || setting(state, 'info.strengthAudience') === 'commander') return controls
  const rank = find(state.officers, personId)?.rank
  return (rank === 'general' || rank === 'marshal') && find(state.people, personId)?.stateId === stateId
}

/** Everybody at the battle, and those who see all of it. A battle whose commanders are only called is for the same people (EP-9). */
export const isAtBattle = (state: CampaignState, battle: Battle, audience: Audience): boolean =>
  seesWhole(state, battle, audience) || (audience.kind === 'person' && sideOfPerson(state, battle, audience.id) !== null)

/**
 * Rows in their order with places counted among those shown: gaps would tell how many others there are (MB-INF-2). Master and audit, who
 * see all, get the same places.
 */
export function counted<Row extends { position: number }>(rows: readonly (readonly [string, Row])[]): Record<string, Row> {
  return Object.fromEntries(rows.map(([id, row], position) => [id, { ...row, position }]))
}

/** A battle is public from its opening on; one that was called off before never was. */
export const isPublic = (battle: Battle): boolean => battle.openedAt !== null
