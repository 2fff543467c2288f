import { ONE } from '@/lib/rules/macrobattle/tables'
import type { CampaignState } from '../../state'
import type { Battle, Side } from '../lookup'
import { sidesOf } from '../lookup'
import type { BattleContext } from '../opening'
import { passTurn } from '../turns'
import { changeBoard } from './give'

/** The side whose turn it is, after the table or before; the first one where none has begun. */
const sideToMove = (draft: CampaignState, battle: Battle): Side =>
  sidesOf(draft, battle.id).find(({ id }) => id === battle.turnSideId) ?? sidesOf(draft, battle.id)[0]!

/**
 * Positions are set after the table: play goes on with the turn that runs, its time anew. One that nobody passed at the table goes on where
 * it stood, with its phase and what was left of its points.
 */
export function resumeTurn(draft: CampaignState, battle: Battle, ctx: BattleContext): void {
  const board = draft.boards[battle.id]!
  const { resume } = board
  board.status = 'play'
  board.resume = null
  if (battle.turnSideId === null) return passTurn(draft, battle, sideToMove(draft, battle), ctx)
  const side = sideToMove(draft, battle)
  const goesOn = resume !== null && resume.turn === battle.turn && resume.turnOf === side.id
  changeBoard(
    draft,
    battle,
    null,
    (state, inner) => {
      const row = state.battle[ONE.battle]!
      Object.assign(row, { turnOf: side.id, turnNumber: battle.turn, turnStartedAt: ctx.now, pausedMs: 0 })
      if (goesOn) Object.assign(row, { phase: resume.phase, pool: resume.pool })
      inner.emit({ type: 'TurnStarted', side: side.id, turn: battle.turn })
    },
    ctx,
  )
}
