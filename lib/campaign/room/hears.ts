import type { Listener } from '@/lib/kernel/view'
import type { CampaignState } from '../state'
import { isAtTable } from './place'

/**
 * Events of the wall that people away from the table hear too: what is said aloud, not what moves on the table. An event that does
 * not stand here is not for them.
 */
const saidAloud: ReadonlySet<string> = new Set([
  'SettingChanged',
  'RelationSet',
  'ClockStarted',
  'ClockPaused',
  'ClockResumed',
  'ClockEnded',
  'ClockReopened',
  'ClockRateSet',
  'HoursClosed',
  'HoursOpened',
])

/**
 * Events of a person's own that tell what moves on the table, and how a battle there goes: not for who is away from it. The flag of his
 * own figure is one. That he is called he hears everywhere (EP-9).
 */
const ofTable: ReadonlySet<string> = new Set([
  'FlagAtBorder',
  'FlagCrossed',
  'FlagHalted',
  'MarchStopped',
  'CavalryReturned',
  'BattleCalledOff',
  'ArmyJoinedBattle',
  'OfficerJoinedBattle',
  'CavalryJoinedBattle',
  'LeaderNamed',
  'SidesJoined',
  'EdgeSet',
  'BoundsSet',
  'TurnLimitSet',
  'BattleTurn',
  'TurnBell',
  'ForceEntered',
  'LeftBattle',
  'MutinyStruck',
  'AftermathRolled',
  'BattlePlaced',
  'BattlePlayed',
])

/** As which audience a listener hears an event of this type; null: not at all (`info.flagsWhere`, EP-11). */
export function hearsAs(state: CampaignState, listener: Listener, type: string): Exclude<Listener, { kind: 'outside' }> | null {
  if (listener.kind === 'outside') return saidAloud.has(type) ? { kind: 'wall' } : null
  if (listener.kind === 'person' && ofTable.has(type) && !isAtTable(state, listener.id)) return null
  return listener
}
