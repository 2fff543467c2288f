import type { Deadline } from '../ruleset'
import { ONE, type BattleState } from './tables'

/**
 * What falls due by the clock: the end of a turn (MB-BAT-TRN-3), and of the time to choose a defender, during which the turn's clock
 * stands. With `battle.onTimeout` warn each is told once.
 */
export function deadlines(state: BattleState): Deadline[] {
  const battle = state.battle[ONE.battle]!
  if (battle.phase !== 'movement' && battle.phase !== 'shooting' && battle.phase !== 'bayonet') return []
  const pending = state.pending[ONE.pending] ?? null
  if (pending?.kind === 'defender') {
    if (pending.warned) return []
    return [{ at: pending.askedAt + state.settings[ONE.settings]!.decisionSeconds * 1000, command: 'DecisionExpired', data: {} }]
  }
  if (battle.warned) return []
  return [{ at: battle.turnStartedAt + battle.turnSeconds * 1000 + battle.pausedMs, command: 'TimeExpired', data: {} }]
}
