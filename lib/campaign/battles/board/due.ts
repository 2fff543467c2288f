import type { DueKind } from '@/lib/kernel/command'
import { ONE } from '@/lib/rules/macrobattle/tables'
import { thrownAtTable } from '../../dice'
import { isHeld } from '../../holds'
import type { CampaignState } from '../../state'
import type { MarchesEvent } from '../../marches'
import type { ArmiesEvent } from '../../armies'
import type { TableEvent } from '../opening'
import { follow } from './follow'
import { changeBoard, giveOnBoard } from './give'
import { boardState } from './rows'

/** After marches and cards of the same instant (DESIGN §4). */
const BATTLE_CLOCKS = 7

/**
 * The clocks of a battle on the board: of a turn, and of the choice of a defender, during which the turn's stands (MB-BAT-TRN-3). What
 * happens then is `battle.onTimeout`. Where people throw the dice nobody can throw for them at that moment: they are told and press.
 */
export const boardDue: Record<string, DueKind<CampaignState, TableEvent | MarchesEvent | ArmiesEvent>> = {
  'battle.board': {
    list: (state) =>
      Object.values(state.boards).flatMap(({ id, battleId, status, deadlineAt }) => {
        const battle = state.battles[battleId]
        if (status !== 'play' || deadlineAt === null || battle?.phase !== 'running' || isHeld(state, 'battle', battleId)) return []
        return { kind: 'battle.board', id, at: deadlineAt, group: BATTLE_CLOCKS, order: [battle.position] }
      }),
    fire(draft, item, ctx) {
      const battle = draft.battles[item.id]!
      const command = draft.boards[item.id]!.deadline!
      if (thrownAtTable(draft) && boardState(draft, battle.id)!.pending[ONE.pending]) {
        changeBoard(
          draft,
          battle,
          null,
          (board, inner) => {
            const pending = board.pending[ONE.pending]!
            if (command === 'DecisionExpired') pending.warned = true
            else board.battle[ONE.battle]!.warned = true
            const of = command === 'DecisionExpired' ? 'decision' : 'turn'
            inner.emit({ type: 'TimeIsUp', side: pending.sideId, of })
          },
          ctx,
        )
        return
      }
      follow(draft, battle, giveOnBoard(draft, battle, null, { command, data: {} }, ctx), ctx)
    },
  },
}
