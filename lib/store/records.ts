import { Prisma, type PrismaClient } from '@/generated/prisma/client'
import type { PastCommand } from '@/lib/kernel/command'
import type { BoundRecord } from './commit'
import type { Bound } from './head'
import { pastCommand } from './history'
import type { AuditQuery, AuditRecord } from './types'

const DEFAULT_LIMIT = 200

/** Prisma types nested columns as JSON; what was written there is what the kernel made. */
const asRecord = ({ campaignId: _, ...row }: { campaignId: string }) => row as unknown as BoundRecord

/** Records of the audit in order of seq, oldest first unless asked otherwise. */
export async function findRecords(prisma: PrismaClient, campaignId: string, query: AuditQuery): Promise<AuditRecord[]> {
  const ofRow = query.row ? await changesOfRow(prisma, campaignId, query, query.row) : null
  const rows = await prisma.auditRecord.findMany({
    where: {
      campaignId,
      ...(ofRow && { AND: { seq: { in: ofRow } } }),
      seq: { ...(query.after === undefined ? {} : { gt: query.after }), ...(query.before === undefined ? {} : { lt: query.before }) },
      ...(query.actor === undefined ? {} : { actor: query.actor }),
      ...(query.type === undefined ? {} : { type: query.type }),
      ...(query.refused ? { NOT: { error: { equals: Prisma.DbNull } } } : {}),
    },
    orderBy: { seq: query.descending ? 'desc' : 'asc' },
    take: query.limit ?? DEFAULT_LIMIT,
  })
  return rows.map((row) => {
    const { requestHash: _, ...record } = asRecord(row)
    return record
  })
}

/**
 * Numbers of the records that changed a row. The id in quotes is looked for first: that passes over the many records that never name it
 * without reading their patches.
 */
async function changesOfRow(
  prisma: PrismaClient,
  campaignId: string,
  { after = -1, before = Number.MAX_SAFE_INTEGER, descending, limit = DEFAULT_LIMIT }: AuditQuery,
  { table, id, column }: NonNullable<AuditQuery['row']>,
): Promise<number[]> {
  const order = Prisma.raw(descending ? 'DESC' : 'ASC')
  const ofColumn = column === undefined ? Prisma.empty : Prisma.sql`AND coalesce(json_extract(p.value, '$.column'), ${column}) = ${column}`
  const rows = await prisma.$queryRaw<{ seq: number | bigint }[]>`
    SELECT "seq" FROM "auditRecords" WHERE "campaignId" = ${campaignId} AND "seq" > ${after} AND "seq" < ${before}
      AND instr("patches", ${JSON.stringify(id)}) > 0
      AND EXISTS (SELECT 1 FROM json_each("patches") AS p
        WHERE json_extract(p.value, '$.table') = ${table} AND json_extract(p.value, '$.id') = ${id} ${ofColumn})
    ORDER BY "seq" ${order} LIMIT ${limit}`
  return rows.map(({ seq }) => Number(seq))
}

export async function recordsBySeq(prisma: PrismaClient, campaignId: string, seq: number): Promise<BoundRecord | null> {
  const row = await prisma.auditRecord.findUnique({ where: { campaignId_seq: { campaignId, seq } } })
  return row && asRecord(row)
}

/** A record and all later ones, as an undo looks at them. */
export async function pastFrom(prisma: PrismaClient, campaignId: string, seq: number): Promise<PastCommand[]> {
  const rows = await prisma.auditRecord.findMany({ where: { campaignId, seq: { gte: seq } }, orderBy: { seq: 'asc' } })
  return rows.map((row) => pastCommand(asRecord(row)))
}

/** Every bound id without its record: cheap, so that a long campaign starts quickly. */
export async function boundIds(prisma: PrismaClient, campaignId: string): Promise<Map<string, Bound>> {
  const rows = await prisma.$queryRaw<{ commandId: string; seq: number; requestHash: string }[]>`
    SELECT "commandId", "seq", "requestHash" FROM "auditRecords" WHERE "campaignId" = ${campaignId}`
  return new Map(rows.map(({ commandId, seq, requestHash }) => [commandId, { seq: Number(seq), requestHash }]))
}
