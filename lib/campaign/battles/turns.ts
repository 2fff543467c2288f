import type { CampaignState } from '../state'
import { forcesOf, isOnBoard, officersOfForce, sidesOf, unitsOfForce, type Battle, type Side } from './lookup'
import { hurtOf, lostOf } from './marked'
import type { BattleContext } from './opening'

/** True while a side has anybody on the board or in reserve (MB-BAT-TRN-5). */
export function hasPresence(state: CampaignState, side: Side): boolean {
  const lost = lostOf(state, side.battleId)
  const hurt = hurtOf(state, side.battleId)
  return forcesOf(state, side.battleId)
    .filter((force) => force.sideId === side.id)
    .some(
      (force) =>
        unitsOfForce(state, force).some((unit) => !lost.has(unit.id)) ||
        officersOfForce(state, force).some((officer) => !hurt.has(officer.id)),
    )
}

/** Movement dice of a side: 1 and one for each officer on the board (MB-BAT-MOV-1). */
export function movementDice(state: CampaignState, side: Side): number {
  const hurt = hurtOf(state, side.battleId)
  return (
    1 +
    forcesOf(state, side.battleId)
      .filter((force) => force.sideId === side.id && isOnBoard(force))
      .flatMap((force) => officersOfForce(state, force))
      .filter((officer) => !hurt.has(officer.id)).length
  )
}

/** The side that plays after another, sides without presence skipped (MB-BAT-TRN-2, -5); the first one at the start. */
function sideAfter(state: CampaignState, battle: Battle): Side {
  const sides = sidesOf(state, battle.id)
  const now = sides.findIndex((side) => side.id === battle.turnSideId)
  const coming = [...sides.slice(now + 1), ...sides.slice(0, now + 1)]
  return coming.find((side) => hasPresence(state, side)) ?? coming[0]!
}

/** The turn passes to a side, or to the one that follows; its time counts from now. */
export function passTurn(draft: CampaignState, battle: Battle, side: Side | null, ctx: BattleContext): void {
  const next = side ?? sideAfter(draft, battle)
  Object.assign(battle, { turn: battle.turn + 1, turnSideId: next.id, turnStartedAt: ctx.now, rung: false })
  ctx.emit({ type: 'BattleTurn', battleId: battle.id, turn: battle.turn, sideId: next.id })
}
