import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import type { CampaignState } from '../state'
import type { Battle, Side } from './lookup'
import type { BattleContext } from './opening'
import type { BattlePhase } from './tables'

type Who = Pick<BattleContext, 'master' | 'by'>

/** Runs the table of this battle: its host. */
export const isHost = (state: CampaignState, battle: Battle, personId: string): boolean =>
  battle.hostId === personId && !(find(state.people, personId)?.left ?? true)

function inPhase(battle: Battle, phases: readonly BattlePhase[]): Battle {
  if (phases.length > 0 && !phases.includes(battle.phase)) {
    throw new RuleError(battle.phase === 'ended' ? 'E_BATTLE_OVER' : 'E_WRONG_PHASE', { phase: battle.phase })
  }
  return battle
}

/** The battle for who runs its table: its host and the master. Others get the same answer whether it is there or not (MB-INF-11). */
export function battleAtTable(draft: CampaignState, battleId: string, ctx: Who, ...phases: BattlePhase[]): Battle {
  const battle = find(draft.battles, battleId)
  if (!ctx.master && !(battle && isHost(draft, battle, ctx.by))) throw new RuleError('E_NOT_AUTHORISED')
  if (!battle) throw new RuleError('E_UNKNOWN', { what: 'battle' })
  return inPhase(battle, phases)
}

/** True while moves are made, or figures placed, on the digital board: then the board says what happens and nobody else. */
export const isOnBoard = (state: CampaignState, battleId: string): boolean => {
  const status = find(state.boards, battleId)?.status
  return status === 'play' || status === 'positions'
}

/** The battle for who runs its table, where it is fought with tin figures. */
export function battleOfFigures(draft: CampaignState, battleId: string, ctx: Who, ...phases: BattlePhase[]): Battle {
  const battle = battleAtTable(draft, battleId, ctx, ...phases)
  if (isOnBoard(draft, battle.id)) throw new RuleError('E_ON_BOARD')
  return battle
}

/** The battle for the master alone. */
export function battleForMaster(draft: CampaignState, battleId: string, ctx: Who, ...phases: BattlePhase[]): Battle {
  if (!ctx.master) throw new RuleError('E_NOT_AUTHORISED')
  return battleAtTable(draft, battleId, ctx, ...phases)
}

export function sideIn(draft: CampaignState, battle: Battle, sideId: string): Side {
  const side = find(draft.battleSides, sideId)
  if (side?.battleId !== battle.id) throw new RuleError('E_UNKNOWN', { what: 'battleSide' })
  return side
}
