import type { RowOf, StateOf, TableDefinition } from '@/lib/kernel/table'
import { armyTables } from './armies/tables'
import { clockTables } from './clock/tables'
import { courierTables } from './couriers/tables'
import { diceTables } from './dice/tables'
import { hqTables } from './hq/tables'
import { mapTables } from './map/tables'
import { marchTables } from './marches/tables'
import { noticeTables } from './notices/tables'
import { peopleTables } from './people/tables'
import { settingsTables } from './settings/tables'

/** Every table of a campaign. The same names are the Prisma models (first letter large, singular as `prisma/schema.prisma` maps them). */
export const tables = {
  ...clockTables,
  ...settingsTables,
  ...mapTables,
  ...peopleTables,
  ...armyTables,
  ...marchTables,
  ...courierTables,
  ...noticeTables,
  ...diceTables,
  ...hqTables,
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
export type Card = RowIn<'cards'>
export type Notice = RowIn<'notices'>

/** A state without rows: what a new campaign starts from. */
export const emptyState = (): CampaignState => Object.fromEntries(tableNames.map((name) => [name, {}])) as CampaignState

/** Rows of a table in their order of position, then id. */
export function inOrder<R extends { id: string; position: number }>(rows: Record<string, R>): R[] {
  return Object.values(rows).sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}
