import type { z } from 'zod'
import { tables, type TableName } from '@/lib/campaign/state'

/** How a column is kept: as a value of SQLite, or nested data as JSON text. */
export interface Column {
  name: string
  kind: 'String' | 'Float' | 'Boolean' | 'Json'
  nullable: boolean
}

type Schema = z.ZodType & { _zod: { def: { type: string; innerType?: Schema } } }

function kindOf(schema: Schema): Pick<Column, 'kind' | 'nullable'> {
  const { type, innerType } = schema._zod.def
  switch (type) {
    case 'nullable':
      return { kind: kindOf(innerType!).kind, nullable: true }
    case 'string':
    case 'enum':
    case 'literal':
      return { kind: 'String', nullable: false }
    case 'number':
      return { kind: 'Float', nullable: false }
    case 'boolean':
      return { kind: 'Boolean', nullable: false }
    default:
      return { kind: 'Json', nullable: false }
  }
}

/** Columns of a table of campaign state in the order of its schema; the Prisma model has the same ones. */
export const columnsOf = (table: TableName): Column[] =>
  Object.entries(tables[table].row.shape as Record<string, Schema>).map(([name, schema]) => ({ name, ...kindOf(schema) }))

/** The Prisma model of each table. */
export const models = {
  clock: 'Clock',
  settings: 'Setting',
  states: 'State',
  relations: 'Relation',
  sectors: 'Sector',
  people: 'Person',
  officers: 'Officer',
  armies: 'Army',
  units: 'Unit',
  orders: 'Order',
  marches: 'March',
  halts: 'Halt',
  instructions: 'Instruction',
  papers: 'Paper',
  pendingOrders: 'PendingOrder',
  suspicions: 'Suspicion',
  pursuits: 'Pursuit',
  battles: 'Battle',
  officerCards: 'OfficerCard',
  battleSides: 'BattleSide',
  battleForces: 'BattleForce',
  battleMarks: 'BattleMark',
  battleOutcomes: 'BattleOutcome',
  boards: 'Board',
  boardRows: 'BoardRow',
  boardPieces: 'BoardPiece',
  boardTold: 'BoardTold',
  notices: 'Notice',
  counters: 'Counter',
  diceCommitments: 'DiceCommitment',
  diceRequests: 'DiceRequest',
  pools: 'Pool',
  cards: 'Card',
  consequences: 'Consequence',
  gameTables: 'GameTable',
  camp: 'Camp',
  letters: 'Letter',
  passes: 'Pass',
  checkIns: 'CheckIn',
  lastKnown: 'LastKnown',
  aids: 'Aid',
  announcements: 'Announcement',
  holds: 'Hold',
  reminders: 'Reminder',
  claims: 'Claim',
  handovers: 'Handover',
  deferredReasons: 'DeferredReason',
  openingHours: 'OpeningWindow',
  battleMaps: 'BattleMap',
  sectorMaps: 'SectorMap',
  allegianceChanges: 'AllegianceChange',
  characterChanges: 'CharacterChange',
  donations: 'Donation',
  exchanges: 'Exchange',
  acquisitions: 'Acquisition',
  aidUses: 'AidUse',
  dispatches: 'Dispatch',
  watches: 'Watch',
  openings: 'Opening',
  interventions: 'Intervention',
  promises: 'Promise',
  ships: 'Ship',
  survival: 'Survival',
  ceremony: 'Ceremony',
  screens: 'Screen',
  calls: 'Call',
} as const satisfies Record<TableName, string>
