import type { Role } from '@/lib/kernel/command'
import type { Aggravation, Cost, Effect, PoolId, Subject } from './hq/tables'
import type { Arm } from './armies/arms'
import type { UnitKind } from './armies/tables'
import type { BellViewRows } from './battleBell/viewRows'
import type { BattleMapViewRows } from './battleMaps/viewRows'
import type { BoardViewRows } from './battles/board/viewRows'
import type { BattleViewRows } from './battles/viewRows'
import type { AllegianceViewRows } from './allegiance/viewRows'
import type { DeskViewRows } from './desk/viewRows'
import type { HoursViewRows } from './hours/viewRows'
import type { CallViewRows } from './calls/viewRows'
import type { LetterViewRows } from './letters/viewRows'
import type { PassViewRows } from './passes/viewRows'
import type { RoomViewRows } from './room/viewRows'
import type { ScreenViewRows } from './screens/viewRows'
import type { CourierViewRows } from './couriers/viewRows'
import type { OrderViewRows } from './orders/viewRows'
import type { HqViewRows } from './hq/viewRows'
import type { SurvivalViewRows } from './survival/viewRows'
import type { CampaignState, RowIn } from './state'

/** The rows of every view by name: the contract between server and screens. Times are event milliseconds. */
export interface ViewRowTypes
  extends
    AllegianceViewRows,
    DeskViewRows,
    HoursViewRows,
    CallViewRows,
    ScreenViewRows,
    BattleMapViewRows,
    BattleViewRows,
    BoardViewRows,
    BellViewRows,
    CourierViewRows,
    OrderViewRows,
    LetterViewRows,
    PassViewRows,
    RoomViewRows,
    HqViewRows,
    SurvivalViewRows {
  /** One row `campaign`. Wall. */
  campaign: { title: string; subtitle: string; sectorLabel: string; hqLabel: string; theme: 'console' | 'mapRoom'; hqOpen: boolean }
  /** One row `clock`. Wall. The running time itself comes with every packet. */
  clock: { status: CampaignState['clock'][string]['status']; rate: number; startsAt: string; zone: string; rehearsal: boolean }
  /** Settings in force, id = name. Wall: settings are shown to all players (macrobattle reference, section 15). */
  settings: { value: unknown; isDefault: boolean }
  states: { name: string; short: string; colour: string; position: number }
  relations: { a: string; b: string; relation: 'war' | 'neutral' | 'allied' }
  sectors: Pick<RowIn<'sectors'>, 'name' | 'rings' | 'centre' | 'neighbours' | 'terrain' | 'holderId' | 'position'>
  /** Army flags, id = army. Wall: state, arms, place, and the border they head for (MB-INF-1, -3, -4). `name` is null on the wall. */
  flags: {
    stateId: string
    sectorId: string
    towardsId: string | null
    arms: Arm[]
    status: 'rest' | 'march' | 'battle'
    name: string | null
    position: number
  }
  /** Lone officers, id = officer. State (own) and master. */
  /** `character` is null where `info.loneOfficerFlags` makes foreign riders' flags public. */
  riders: { stateId: string | null; character: string | null; sectorId: string; towardsId: string | null; captive: boolean }
  /** Armies with strength, id = army. Person (generals of the state, controller, MB-INF-2; without strength who is authorised) and master. */
  armies: ArmyRow
  /** Crossings under way with their times, id = march. Giver, controller and master (MB-INF-4). */
  marches: MarchRow
  /** Orders, id = order. Giver and master (MB-INF-5). */
  orders: {
    /** Order of acceptance to the master, the giver's own count to the giver. */
    number: number
    byId: string
    byName: string
    armyIds: string[]
    officerIds: string[]
    route: string[]
    minutes: number | null
    text: string
    at: number
    happenedAt: number | null
  }
  /** One row `me`. Person. */
  me: {
    personId: string
    character: string
    player: string
    stateId: string | null
    roles: Role[]
    present: boolean
    officer: OfficerRow | null
  }
  /** Names that this audience may know, id = person: hq volunteers to hq, own officers to a state; all to the master with everything. */
  people: {
    character: string
    roles: Role[]
    present: boolean
    stateId: string | null
    player: string | null
    nickname: string | null
    left: boolean
    officer: OfficerRow | null
    position: number
  }
  notices: {
    personId: string
    kind: string
    params: Record<string, unknown>
    at: number
    deliveredAt: number | null
    readAt: number | null
  }
  /** hq and master; the wall only when `hq.publicOnWall`. */
  pools: { value: number; start: number }
  /** Open cards to hq, all to the master. */
  cards: CardRow
  /** What the wall sees of open cards when `hq.publicOnWall`; `costs` has one entry for each way. */
  publicCards: { kind: 'crisis' | 'prospect'; title: string; costs: Cost[]; due: number | null; openedAt: number | null; position: number }
  /** The last five closed cards, titles alone, on the wall when `hq.publicOnWall`. */
  closedTitles: { title: string; position: number }
  /** Closed cards. hq and master; newest have the largest position. */
  consequences: {
    cardId: string
    title: string
    outcome: RowIn<'consequences'>['outcome']
    text: string
    decidedById: string | null
    decidedByName: string | null
    spokenBy: string[]
    at: number
    struck: boolean
    position: number
  }
  /** At most one row. hq and master. */
  announcements: {
    byId: string
    byName: string
    /** What it is about; the card that an intervention or help has none of is null. */
    subject: Subject
    cardId: string | null
    /** Title of the card, or names of the ships and the table it is about. */
    cardTitle: string
    wayId: string | null
    wayText: string
    /** What the decision costs now. */
    cost: Cost
    at: number
    ends: number
    quorum: number
    words: string[]
  }
  camp: { defence: number; support: number; gained: string[] }
  aids: { stock: number }
  /** Names of tables to hq; state, round and stakes to the master. */
  gameTables: {
    name: string
    about: string
    hostId: string | null
    state: RowIn<'gameTables'>['state'] | null
    round: number | null
    /** The master's alert: the round that brought no card (HQ-TRG-2). */
    roundWithoutCard: number | null
    stakes: RowIn<'gameTables'>['stakes'] | null
    /** Sides that fight there; null to HQ. */
    sides: string[] | null
    /** Who won; null: nobody yet, or a draw. Master and host. */
    winner: string | null
    position: number
  }
  /** Throws that wait for people. Master; a courier's own throw to his person. */
  /** `bodyId`: the army or officer whose throw it is. */
  diceRequests: { kind: string; dueAt: number; bodyId: string; notation: string; purpose: string; position: number }
  /** Wall. `secret` once published; until then the number of the first roll is for master and audit. */
  diceCommitments: { sha256: string; fromRoll: number | null; secret: string | null }
  /** Everything to come, id = due command id. Master. */
  timeline: { kind: string; itemId: string; at: number; params: Record<string, unknown> }
}
export type ViewName = keyof ViewRowTypes

export interface OfficerRow {
  rank: RowIn<'officers'>['rank']
  armyId: string | null
  sectorId: string
  horse: RowIn<'officers'>['horse']
  status: RowIn<'officers'>['status']
}
export interface ArmyRow {
  name: string
  stateId: string
  sectorId: string
  generalId: string | null
  authorised: string[]
  /** This person may order it; always true for the master. */
  mayCommand: boolean
  status: 'rest' | 'march' | 'battle'
  /** Null, with no units and no officers listed: may order it without being told its strength (MB-GEN-5, MB-INF-2). */
  strength: number | null
  units: { id: string; kind: UnitKind; name: string; awayUntil: number | null }[]
  officerIds: string[]
  /** Minimum minutes of one crossing and the arm that sets it (MB-MAP-6). */
  minutes: number
  /** Null where the strength is not told. */
  slowest: UnitKind | null
  position: number
}
export interface MarchRow {
  armyId: string | null
  officerId: string | null
  fromId: string
  toId: string
  rest: string[]
  startAt: number
  crossAt: number
  arriveAt: number
  crossed: boolean
  /** As in `orders`; null for who did not give the order. */
  orderNumber: number | null
}
/** An effect as shown: which card another one brings is the master's secret, hq gets null (HQ-VIS-1). */
export type ShownEffect = Exclude<Effect, { t: 'issue' }> | { t: 'issue'; cardId: string | null }
export interface CardRow {
  kind: 'crisis' | 'prospect'
  title: string
  tableId: string | null
  round: number | null
  topic: RowIn<'cards'>['topic']
  description: string
  overcome: string
  /** What comes true now if it is not overcome, aggravation included. */
  ifNot: { text: string; effects: ShownEffect[] } | null
  /** `cost` is what the way costs now, aggravation included; `short` lists the pools that do not suffice. */
  ways: {
    id: string
    text: string
    cost: Cost
    short: PoolId[]
    requirement: { text: string; fulfilled: boolean } | null
    effects: ShownEffect[]
    consequence: string
  }[]
  aggravation:
    (Omit<Aggravation, 'ifNot' | 'gives'> & { ifNot: { text: string; effects: ShownEffect[] } | null; gives: ShownEffect[] }) | null
  decision: 'personal' | 'collective'
  assigneeId: string | null
  state: RowIn<'cards'>['state']
  openedAt: number | null
  due: number | null
  /** Deadline is the end of the event. */
  untilEnd: boolean
  aggravated: boolean
  version: number
  position: number
  /** Its place in the plan and its deadline as written, for the editor of the deck; master alone. */
  plan?: { reserve: number | null; deadline: RowIn<'cards'>['deadline'] }
}
