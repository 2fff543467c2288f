import type { UnitKind } from '../armies/tables'
import type { CompassSide } from '../map/geography'
import type { RowIn } from '../state'
import type { Fate, MarkKind } from './tables'

type Battle = RowIn<'battles'>
type Side = RowIn<'battleSides'>

/** Rows of the views of battles. Times are event milliseconds. "At the battle": generals and officers of its sides, at large. */
export interface BattleViewRows {
  /**
   * Battles that are open or over. Wall: territory, sides in order of presence and who is on the march (section 16.2), never strengths.
   * A battle in phase `called` is for master, audit, its host and the people of its sides (EP-9).
   */
  battles: {
    sectorId: string
    system: Battle['system']
    phase: Battle['phase']
    place: Battle['place']
    cause: Battle['cause']
    startAt: number
    openedAt: number | null
    endedAt: number | null
    attackerId: string | null
    hostId: string | null
    sides: { id: string; stateIds: string[]; name: string | null }[]
    /** Armies that deploy narrowly (MB-DEP-3). */
    onMarch: string[]
    turn: number
    turnSideId: string | null
    turnStartedAt: number | null
    turnMs: number
    holders: string[]
    byAgreement: boolean
    position: number
  }
  /** Sides with who leads them. Master, audit, host, people at the battle. */
  battleSides: {
    battleId: string
    stateIds: string[]
    name: string | null
    joinedAt: number | null
    cincId: string | null
    cincName: string | null
    deputyId: string | null
    deputyName: string | null
    edge: CompassSide | null
    bounds: Side['bounds']
    /** Movement dice: 1 and one for each officer on the board (MB-BAT-MOV-1). Null for who may not know the side's forces. */
    dice: number | null
    /** Commanders of the side and whether they have come (EP-9). Empty for other sides' people. */
    commanders: { personId: string; name: string; arrived: boolean }[]
    position: number
  }
  /**
   * Bodies of a side. Master, audit, host; own side's people who may see the strength (MB-INF-2) and its leader. Enemy reserves and
   * strengths are told to nobody else (MB-INF-9).
   */
  battleForces: {
    battleId: string
    sideId: string
    armyId: string | null
    officerId: string | null
    name: string
    from: 'start' | 'reinforcement'
    at: number
    edge: CompassSide | null
    onMarch: boolean
    /** On the board: there from the start or brought on; false: in reserve, or gone by an edge. */
    onBoard: boolean
    units: { id: string; kind: UnitKind; name: string; lost: boolean }[]
    /** Cavalry away on a pursuit, and when it is due back; null: the master has not been asked yet. */
    absent: { id: string; kind: UnitKind; name: string; until: number | null }[]
    officers: { id: string; name: string; rank: RowIn<'officers'>['rank']; hurt: boolean }[]
    position: number
  }
  /**
   * Reinforcements that will cross into the territory of an open battle (EP-20: "in 4 min from the north 2 cavalry"). Master, audit,
   * host; id = march. Own generals see their marches anyway.
   */
  battleComing: {
    battleId: string
    sideId: string | null
    stateId: string
    name: string
    at: number
    edge: CompassSide | null
    units: { kind: UnitKind; count: number }[]
  }
  /** What was set down at the table. Master, audit, host; people at the battle without disputes, enemies' units by kind alone. */
  battleMarks: {
    battleId: string
    kind: MarkKind
    sideId: string | null
    unitId: string | null
    unitKind: UnitKind | null
    unitName: string | null
    officerId: string | null
    officerName: string | null
    bySideId: string | null
    edge: CompassSide | null
    toId: string | null
    text: string
    at: number
    struck: boolean
    position: number
  }
  /** Character cards, id = officer. The officer himself, master and audit (section 16.2). */
  officerCards: Pick<RowIn<'officerCards'>, 'bonuses' | 'saveOn'>
  /** Results, computed and overruled. Master, audit, host; people at the battle once it has ended, then `override` is always null. */
  battleOutcomes: {
    battleId: string
    kind: RowIn<'battleOutcomes'>['kind']
    subjectId: string
    /** Empty for the battery of an enemy, who is told its kind alone. */
    name: string
    unitKind: UnitKind | null
    sideId: string | null
    face: number | null
    /** What counts: the override if there is one. */
    result: Fate
    computed: Fate
    override: Fate | null
    position: number
  }
}
