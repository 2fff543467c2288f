import type { Json } from '@/lib/kernel/json'
import type { CompassSide } from '../map'
import type { Fate, MarkKind } from './tables'
import type { Battle } from './lookup'

/** A side as everybody may know it. */
export interface OpenSide {
  sideId: string
  stateIds: string[]
}

/** Events of the battle's own reference (macrobattle, section 16.2). */
export type Facts = { [key: string]: Json }[]

/** Facts of battles on the map. */
export type BattlesEvent =
  /** Contact: the commanders are called to the table, armies are pinned (EP-9). */
  | { type: 'CommandersCalled'; battleId: string; sectorId: string; cause: Battle['cause']; armyIds: string[]; personIds: string[] }
  | { type: 'CommanderArrived'; battleId: string; person: string; arrived: boolean }
  /** `order`: sides in order of presence; `march`: armies that deploy narrowly (section 16.2). */
  | {
      type: 'BattleOpened'
      battleId: string
      sectorId: string
      at: number
      order: OpenSide[]
      armyIds: string[]
      march: string[]
      attackerId: string | null
    }
  | { type: 'BattleCalledOff'; battleId: string; sectorId: string; wasOpen: boolean }
  /** An army reached the battle; `newSide`: as a side of its own (MB-BAT-EDG-1, MB-CON-9). */
  | {
      type: 'ArmyJoinedBattle'
      battleId: string
      sectorId: string
      sideId: string
      stateId: string
      armyId: string
      edge: CompassSide | null
      newSide: boolean
      /** False while the commanders are only called: the wall knows of no battle yet. */
      open: boolean
    }
  | { type: 'OfficerJoinedBattle'; battleId: string; sectorId: string; officerId: string; stateId: string; edge: CompassSide | null }
  /** Cavalry back from a pursuit waits in reserve (MB-PUR-6). */
  | { type: 'CavalryJoinedBattle'; battleId: string; sectorId: string; armyId: string; unitIds: string[] }
  | { type: 'LeaderNamed'; battleId: string; sideId: string; as: 'cinc' | 'deputy'; person: string | null }
  | { type: 'SidesJoined'; battleId: string; sideId: string; otherId: string }
  | { type: 'TableSet'; battleId: string; hostId: string | null; place: Battle['place'] }
  | { type: 'EdgeSet'; battleId: string; sideId: string; forceId: string | null; edge: CompassSide }
  | { type: 'BoundsSet'; battleId: string; sideId: string; normal: string[]; march: string[] }
  | { type: 'TurnLimitSet'; battleId: string; seconds: number }
  | { type: 'BattleTurn'; battleId: string; turn: number; sideId: string }
  /** The time of the turn is up (MB-BAT-TRN-3). */
  | { type: 'TurnBell'; battleId: string; turn: number; sideId: string }
  | { type: 'ForceEntered'; battleId: string; sideId: string; forceId: string; entered: boolean }
  | {
      type: 'BattleMarked'
      battleId: string
      mark: string
      kind: MarkKind
      sideId: string | null
      unitId: string | null
      officerId: string | null
    }
  | { type: 'MarkStruck'; battleId: string; mark: string; kind: MarkKind }
  | { type: 'LeftBattle'; battleId: string; sideId: string; edge: CompassSide; toId: string; armyId: string | null; officerIds: string[] }
  | { type: 'MutinyStruck'; battleId: string; sideId: string; betrayedId: string; name: string; officerIds: string[] }
  /** The fighting is over (section 16.2). */
  | { type: 'BattleEnded'; battleId: string; sectorId: string; holders: OpenSide[]; byAgreement: boolean }
  /** Dice of the aftermath in their order (MB-END-8). */
  | {
      type: 'AftermathRolled'
      battleId: string
      rolls: { kind: 'battery' | 'horse'; subjectId: string; face: number; fate: Fate['fate'] }[]
    }
  | { type: 'OutcomeOverruled'; battleId: string; outcome: string; fate: Fate | null; reason: string | null }
  | { type: 'BattleSettled'; battleId: string; sectorId: string }
  | { type: 'CardSet'; officerId: string }
  /** The battle is fought on the digital board from now on, or with tin figures (EP-20). `mapId`: of a board that was opened now. */
  | { type: 'BattlePlaced'; battleId: string; place: Battle['place']; mapId: string | null }
  /** What happened on the board, in the events of the battle's own reference: as the master, everybody, or a person was told it. */
  | { type: 'BattlePlayed'; battleId: string; full: Facts; open: Facts; own: Record<string, Facts> }
