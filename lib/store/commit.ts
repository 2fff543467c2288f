import type { PrismaClient } from '@/generated/prisma/client'
import type { CampaignState, TableName } from '@/lib/campaign/state'
import type { Row } from '@/lib/kernel/table'
import { checkpointSql, deleteSql, heartbeatSql, insertRecordsSql, upsertSql } from './rowSql'
import type { AuditRecord } from './types'

export type BoundRecord = AuditRecord & { requestHash: string }

export interface Checkpoint {
  seq: number
  kind: 'create' | 'migration' | 'restore' | 'interval'
  state: CampaignState
  atUtc: number
}

/** What becomes durable together. */
export interface Commit {
  campaignId: string
  /** The state after all records. */
  state: CampaignState
  records: BoundRecord[]
  checkpoint: Checkpoint | null
  /** Written when the clock's row changed, so that it always fits the clock. */
  heartbeat: { utc: number; event: number } | null
}

/** Rows that the patches of the records touch, by table. */
export function touchedRows(records: readonly Pick<AuditRecord, 'patches'>[]): Map<TableName, Set<string>> {
  const touched = new Map<TableName, Set<string>>()
  for (const { patches } of records) {
    for (const { table, id } of patches) {
      const ids = touched.get(table as TableName) ?? new Set()
      touched.set(table as TableName, ids.add(id))
    }
  }
  return touched
}

/**
 * Statements that write records and the rows they changed: one bulk upsert and at most one delete per table, one bulk insert of the
 * records. Generic over tables: a new one needs no code here.
 */
export function commitStatements(prisma: PrismaClient, { campaignId, state, records, checkpoint, heartbeat }: Commit) {
  const run = (sql: string, ...values: unknown[]) => prisma.$executeRawUnsafe(sql, ...values)
  const statements: ReturnType<typeof run>[] = []
  for (const [table, ids] of touchedRows(records)) {
    const rows = state[table] as Record<string, Row>
    const present: Row[] = []
    const gone: string[] = []
    for (const id of ids) {
      const row = rows[id]
      if (row) present.push(row)
      else gone.push(id)
    }
    if (present.length > 0) statements.push(run(upsertSql[table], campaignId, JSON.stringify(present)))
    if (gone.length > 0) statements.push(run(deleteSql[table], campaignId, JSON.stringify(gone)))
  }
  statements.push(run(insertRecordsSql, campaignId, JSON.stringify(records)))
  if (checkpoint) {
    const { seq, kind, state: whole, atUtc } = checkpoint
    statements.push(run(checkpointSql, campaignId, seq, kind, JSON.stringify(whole), atUtc))
  }
  if (heartbeat) statements.push(run(heartbeatSql, campaignId, heartbeat.utc, heartbeat.event))
  return statements
}

/** Makes a commit durable: all of it in one transaction, or nothing. */
export async function commit(prisma: PrismaClient, what: Commit): Promise<void> {
  await prisma.$transaction(commitStatements(prisma, what))
}
