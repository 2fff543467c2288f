import { tableNames, type TableName } from '@/lib/campaign/state'
import { columnsOf, type Column } from './tableColumns'

/** Where a column's value lies in one element of the bound JSON array. */
function extract({ name, kind, nullable }: Column): string {
  if (kind !== 'Json') return `value ->> '$.${name}'`
  return nullable ? `nullif(value -> '$.${name}', 'null')` : `value -> '$.${name}'`
}

function upsert(table: TableName): string {
  const columns = columnsOf(table)
  const names = columns.map(({ name }) => `"${name}"`)
  const changes = names.filter((name) => name !== '"id"').map((name) => `${name} = excluded.${name}`)
  return (
    `INSERT INTO "${table}" ("campaignId", ${names.join(', ')}) SELECT ?, ${columns.map(extract).join(', ')} FROM json_each(?) ` +
    `WHERE true ON CONFLICT ("campaignId", "id") DO UPDATE SET ${changes.join(', ')}`
  )
}

const perTable = (make: (table: TableName) => string) =>
  Object.fromEntries(tableNames.map((table) => [table, make(table)])) as Record<TableName, string>

/** Per table: writes all rows of a JSON array. Parameters: campaign, array. */
export const upsertSql = perTable(upsert)

/** Per table: deletes all ids of a JSON array. Parameters: campaign, array. */
export const deleteSql = perTable((table) => `DELETE FROM "${table}" WHERE "campaignId" = ? AND "id" IN (SELECT value FROM json_each(?))`)

const recordColumns: Column[] = [
  ...(['seq', 'commandId', 'requestHash', 'actor', 'as'] as const).map(plain),
  { name: 'roles', kind: 'Json', nullable: false },
  ...(['screen', 'type'] as const).map(plain),
  ...(['data', 'dice', 'events', 'patches', 'inverse', 'answer'] as const).map((name): Column => ({ name, kind: 'Json', nullable: false })),
  { name: 'error', kind: 'Json', nullable: true },
  ...(['reason', 'cause', 'undoes', 'atUtc', 'atEvent', 'happenedAt', 'rulesVersion', 'schemaVersion', 'prevHash', 'hash'] as const).map(
    plain,
  ),
]

function plain(name: string): Column {
  return { name, kind: 'String', nullable: true }
}

/** Writes audit records. Parameters: campaign, JSON array of records with their `requestHash`. */
export const insertRecordsSql =
  `INSERT INTO "auditRecords" ("campaignId", ${recordColumns.map(({ name }) => `"${name}"`).join(', ')}) ` +
  `SELECT ?, ${recordColumns.map(extract).join(', ')} FROM json_each(?)`

/** Parameters: campaign, UTC milliseconds, event milliseconds. */
export const heartbeatSql =
  'INSERT INTO "heartbeats" ("campaignId", "utc", "event") VALUES (?, ?, ?) ' +
  'ON CONFLICT ("campaignId") DO UPDATE SET "utc" = excluded."utc", "event" = excluded."event"'

/** Parameters: campaign, seq, kind, state, UTC milliseconds. */
export const checkpointSql = 'INSERT INTO "checkpoints" ("campaignId", "seq", "kind", "state", "atUtc") VALUES (?, ?, ?, ?, ?)'
