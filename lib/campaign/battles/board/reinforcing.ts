import { commands } from '@/lib/rules/macrobattle/commands'
import { ONE } from '@/lib/rules/macrobattle/tables'
import type { CampaignState } from '../../state'
import { isOnBoard } from '../guards'
import { sidesOf, type Battle, type Force } from '../lookup'
import type { BattleContext } from '../opening'
import { changeBoard } from './give'
import { broughtBy, makePieces, pieceOf } from './pieces'
import { areAllied } from './setup'

/**
 * A body has reached a battle that is fought on the board: it waits in the board's reserve (MB-BAT-EDG-1, -2), as a side of its own where it
 * is one (MB-BAT-TRN-4). Who was there from the start and whose side has not finished deploying is placed with the others.
 */
export function reinforceBoard(draft: CampaignState, battle: Battle, force: Force, ctx: BattleContext): void {
  if (!isOnBoard(draft, battle.id)) return
  const side = draft.battleSides[force.sideId]!
  const isNew = (piece: { unitId: string | null; officerId: string | null }) =>
    pieceOf(draft, battle.id, piece.unitId === null ? { officerId: piece.officerId! } : { unitId: piece.unitId }) === null
  const figures = makePieces(draft, battle.id, broughtBy(draft, force).filter(isNew), ctx)
  const friends = sidesOf(draft, battle.id).filter((other) => other.id !== side.id && areAllied(draft, side, other))
  const ofThem = Object.fromEntries(Object.entries(figures).map(([id, { side: _side, cell: _cell, edge: _edge, ...given }]) => [id, given]))
  const data = { side: side.id, figures: ofThem, edge: force.edge, states: [...side.stateIds], allies: friends.map(({ id }) => id) }
  const joins = force.from === 'start' && battle.phase === 'deployment'
  changeBoard(
    draft,
    battle,
    null,
    (board, inner) => {
      commands.Reinforce!.handler(board, data, inner)
      const isDeploying = board.battle[ONE.battle]!.phase === 'deployment' && !board.sides[side.id]!.deployed
      for (const id of joins && isDeploying ? Object.keys(figures) : [])
        Object.assign(board.figures[id]!, { status: 'unplaced', edge: null })
    },
    ctx,
  )
}
