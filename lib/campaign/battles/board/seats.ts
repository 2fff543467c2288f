import { find } from '@/lib/kernel/table'
import type { BattleState } from '@/lib/rules/macrobattle/tables'
import type { Viewer } from '@/lib/rules/ruleset'
import type { CampaignState } from '../../state'
import { isHost } from '../guards'
import { forcesOf, sidesOf, type Battle } from '../lookup'
import { sideOfPerson } from '../people'

/** For whom somebody plays, as the rules take it (section 16.3). */
export interface Seat {
  sideId: string
  /** The side itself for who leads all of it without a figure, else the person, whose figures the rules know. */
  seat: string
}

const inPlay = new Set(['on', 'hidden', 'reserve', 'unplaced'])

/**
 * The seat of a person: the deputy leads the whole side (EP-9), so does a commander-in-chief who has no figure here, and in a side without
 * officers the general of one of its armies (MB-AMB-77). Everybody else plays the figure he is. Null: he is not at the battle.
 */
export function seatOf(state: CampaignState, battle: Battle, board: BattleState, personId: string): Seat | null {
  const side = sideOfPerson(state, battle, personId)
  if (!side) return null
  const officers = Object.values(board.figures).filter(
    ({ kind, sideId, status }) => kind === 'OF' && sideId === side.id && inPlay.has(status),
  )
  const hasFigure = officers.some(({ id }) => board.officers[id]!.playerId === personId)
  const controls = forcesOf(state, battle.id).some(
    ({ sideId, armyId }) => sideId === side.id && armyId !== null && find(state.armies, armyId)?.generalId === personId,
  )
  const leads =
    side.deputyId === personId ||
    (!hasFigure && (side.cincId === personId || (officers.length === 0 && side.deputyId === null && controls)))
  return { sideId: side.id, seat: leads ? side.id : personId }
}

/** How somebody looks at the board: its host sees all of it. Null: he is not at the battle. */
export function viewerOf(state: CampaignState, battle: Battle, board: BattleState, personId: string): Viewer | null {
  if (isHost(state, battle, personId)) return { kind: 'master' }
  const seat = seatOf(state, battle, board, personId)
  return seat && { kind: 'seat', id: seat.seat }
}

/** Everybody at the battle: its host, leaders and officers of its sides, whoever may order an army there. */
export function peopleAt(state: CampaignState, battle: Battle): string[] {
  const people = new Set<string>()
  if (battle.hostId !== null) people.add(battle.hostId)
  for (const { cincId, deputyId } of sidesOf(state, battle.id)) for (const id of [cincId, deputyId]) if (id !== null) people.add(id)
  for (const { armyId, officerId } of forcesOf(state, battle.id)) {
    if (officerId !== null) people.add(officerId)
    const army = armyId === null ? null : find(state.armies, armyId)
    for (const id of army ? [army.generalId, ...army.authorised] : []) if (id !== null) people.add(id)
    if (armyId !== null) for (const officer of Object.values(state.officers)) if (officer.armyId === armyId) people.add(officer.id)
  }
  return [...people].filter((id) => find(state.people, id)).sort()
}
