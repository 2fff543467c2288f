import type { RowOf, StateOf, TableDefinition } from '@/lib/kernel/table'
import { allegianceTables } from './allegiance/tables'
import { armyTables } from './armies/tables'
import { battleMapTables } from './battleMaps/tables'
import { boardTables } from './battles/board/tables'
import { battleTables } from './battles/tables'
import { callTables } from './calls/tables'
import { clockTables } from './clock/tables'
import { courierTables } from './couriers/tables'
import { deskTables } from './desk/tables'
import { diceTables } from './dice/tables'
import { holdTables } from './holds/tables'
import { hoursTables } from './hours/tables'
import { hqStaffTables } from './hq/staffTables'
import { hqSupplyTables } from './hq/supplyTables'
import { hqTables } from './hq/tables'
import { letterTables } from './letters/tables'
import { mapTables } from './map/tables'
import { marchTables } from './marches/tables'
import { noticeTables } from './notices/tables'
import { orderTables } from './orders/tables'
import { passTables } from './passes/tables'
import { peopleTables } from './people/tables'
import { roomTables } from './room/tables'
import { screenTables } from './screens/tables'
import { settingsTables } from './settings/tables'
import { survivalTables } from './survival/tables'

/** Every table of a campaign. The same names are the Prisma models (first letter large, singular as `prisma/schema.prisma` maps them). */
export const tables = {
  ...clockTables,
  ...settingsTables,
  ...mapTables,
  ...peopleTables,
  ...armyTables,
  ...marchTables,
  ...orderTables,
  ...courierTables,
  ...battleMapTables,
  ...battleTables,
  ...boardTables,
  ...letterTables,
  ...passTables,
  ...roomTables,
  ...noticeTables,
  ...diceTables,
  ...hqTables,
  ...hqSupplyTables,
  ...hqStaffTables,
  ...survivalTables,
  ...screenTables,
  ...callTables,
  ...holdTables,
  ...deskTables,
  ...hoursTables,
  ...allegianceTables,
} as const satisfies Record<string, TableDefinition>

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]
/** The whole state of a campaign: plain data, tables of rows by id. */
export type CampaignState = StateOf<typeof tables>
/** A row by the name of its table: `RowIn<'armies'>`. */
export type RowIn<Name extends TableName> = RowOf<(typeof tables)[Name]>

export type State = RowIn<'states'>
export type Sector = RowIn<'sectors'>
export type Person = RowIn<'people'>
export type Officer = RowIn<'officers'>
export type Army = RowIn<'armies'>
export type Unit = RowIn<'units'>
export type March = RowIn<'marches'>
export type Order = RowIn<'orders'>
export type Paper = RowIn<'papers'>
export type PendingOrder = RowIn<'pendingOrders'>
export type Card = RowIn<'cards'>
export type Notice = RowIn<'notices'>

/** A state without rows: what a new campaign starts from. */
export const emptyState = (): CampaignState => Object.fromEntries(tableNames.map((name) => [name, {}])) as CampaignState

/** Rows of a table in their order of position, then id. */
export function inOrder<R extends { id: string; position: number }>(rows: Record<string, R>): R[] {
  return Object.values(rows).sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}
