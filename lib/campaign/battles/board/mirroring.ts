import { find } from '@/lib/kernel/table'
import { sameJson } from '@/lib/kernel/json'
import type { Compass } from '@/lib/rules/macrobattle/tables'
import { inOrder, type CampaignState, type RowIn } from '../../state'
import { isOnBoard } from '../guards'
import { officersOfForce, sidesOf, unitsOfForce, type Battle, type Force, type Side } from '../lookup'
import type { BattleContext } from '../opening'
import { changeBoard, giveOnBoard } from './give'
import { cardOf, pieceOf } from './pieces'
import { areAllied } from './setup'
import { boardState } from './rows'

/** What the master settles on the map while a battle is fought on the board holds there too. */

/** The edge by which a side's reserves enter (MB-DEP-6), and those that waited for his word. */
export function edgeToBoard(draft: CampaignState, battle: Battle, side: Side, edge: Compass, ctx: BattleContext): void {
  if (isOnBoard(draft, battle.id)) giveOnBoard(draft, battle, null, { command: 'NameEdge', data: { side: side.id, edge } }, ctx)
}

/** The edge of one reinforcement. */
export function forceEdgeToBoard(draft: CampaignState, battle: Battle, force: Force, edge: Compass, ctx: BattleContext): void {
  if (!isOnBoard(draft, battle.id)) return
  const pieces = [
    ...unitsOfForce(draft, force).map(({ id }) => pieceOf(draft, battle.id, { unitId: id })),
    ...officersOfForce(draft, force).map(({ id }) => pieceOf(draft, battle.id, { officerId: id })),
  ]
  changeBoard(
    draft,
    battle,
    null,
    (board, inner) => {
      for (const piece of pieces) {
        const figure = piece && find(board.figures, piece.id)
        if (figure?.status === 'reserve') figure.edge = edge
      }
      inner.emit({ type: 'EdgeNamed', side: force.sideId, edge })
    },
    ctx,
  )
}

export function boundsToBoard(draft: CampaignState, battle: Battle, side: Side, ctx: BattleContext): void {
  const { normal, march } = side.bounds!
  const data = { side: side.id, normal: [...normal], march: [...march] }
  if (isOnBoard(draft, battle.id)) giveOnBoard(draft, battle, null, { command: 'SetBounds', data }, ctx)
}

export function turnLimitToBoard(draft: CampaignState, battle: Battle, seconds: number, ctx: BattleContext): void {
  if (isOnBoard(draft, battle.id)) giveOnBoard(draft, battle, null, { command: 'SetTurnLimit', data: { seconds } }, ctx)
}

/** Who leads a side (MB-BAT-GEN-4). One without a figure leads by his seat. */
export function leaderToBoard(draft: CampaignState, battle: Battle, side: Side, ctx: BattleContext): void {
  if (!isOnBoard(draft, battle.id)) return
  const figure = side.cincId === null ? null : (pieceOf(draft, battle.id, { officerId: side.cincId })?.id ?? null)
  changeBoard(draft, battle, null, (board) => void (board.sides[side.id]!.cincId = figure), ctx)
}

/** Sides of every battle on the board are allies where their states are (MB-BAT-GEN-5). */
export function relationsToBoards(draft: CampaignState, ctx: BattleContext): void {
  for (const battle of inOrder(draft.battles)) {
    if (!isOnBoard(draft, battle.id)) continue
    const sides = sidesOf(draft, battle.id)
    for (const [index, one] of sides.entries()) {
      for (const other of sides.slice(index + 1)) {
        const allied = areAllied(draft, one, other)
        if (boardState(draft, battle.id)!.sides[one.id]!.allies.includes(other.id) === allied) continue
        const data = { states: [one.id, other.id], relation: allied ? 'allied' : 'war' }
        giveOnBoard(draft, battle, null, { command: 'SetRelation', data }, ctx)
      }
    }
  }
}

/** A character card that was changed while its officer fights. */
export function cardToBoards(draft: CampaignState, officerId: string, card: RowIn<'officerCards'>, ctx: BattleContext): void {
  for (const battle of inOrder(draft.battles)) {
    const piece = isOnBoard(draft, battle.id) ? pieceOf(draft, battle.id, { officerId }) : null
    if (!piece) continue
    const bonuses = cardOf(card.bonuses)
    const known = boardState(draft, battle.id)!.officers[piece.id]!
    if (sameJson(known.card, bonuses) && known.saveOn === card.saveOn) continue
    changeBoard(
      draft,
      battle,
      null,
      (board, inner) => {
        Object.assign(board.officers[piece.id]!, { card: bonuses, saveOn: card.saveOn })
        inner.emit({ type: 'CardSet', officer: piece.id })
      },
      ctx,
    )
  }
}
