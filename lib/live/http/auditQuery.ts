import { z } from 'zod'
import type { AuditQuery, AuditRecord, CampaignService } from '@/lib/store/types'

const whole = z.coerce.number().int().nonnegative()
const flag = z.enum(['0', '1']).transform((value) => value === '1')

/** What a request for the audit may say in its query string. */
export const auditParameters = z.object({
  format: z.enum(['json', 'jsonl', 'csv']).default('json'),
  /** Who gave the command or for whom it was given: id of a person, or `system`. */
  person: z.string().max(80).optional(),
  /** A type of command (`army.march`) or the beginning of one (`hq.`). */
  kind: z.string().max(80).optional(),
  /** Only refusals. */
  refused: flag.default(false),
  /** Only records that changed this row, `consequences:k1`; with `column` those that made it or changed this column. */
  row: z
    .string()
    .regex(/^[A-Za-z]{1,60}:./)
    .max(160)
    .optional(),
  column: z.string().max(60).optional(),
  after: whole.optional(),
  before: whole.optional(),
  /** Newest first; only for json. */
  descending: flag.default(false),
  /** How many at most; only for json. */
  limit: z.coerce.number().int().min(1).max(1000).default(200),
  /** CSV for spreadsheets that expect it: a byte order mark, and a semicolon between cells. */
  bom: flag.default(false),
  separator: z.enum([',', ';']).default(','),
})
export type AuditParameters = z.infer<typeof auditParameters>

/** Records fetched from the database at once. */
const pageSize = 500

function fits(record: AuditRecord, { person, kind }: AuditParameters): boolean {
  if (person !== undefined && record.actor !== person && record.as !== person) return false
  return kind === undefined || record.type === kind || (kind.endsWith('.') && record.type.startsWith(kind))
}

function rowOf({ row, column }: AuditParameters): AuditQuery['row'] {
  if (row === undefined) return undefined
  const at = row.indexOf(':')
  return { table: row.slice(0, at), id: row.slice(at + 1), ...(column === undefined ? {} : { column }) }
}

/** Records that fit, page by page, so that a long audit is never in memory whole. */
export async function* auditRecords(service: CampaignService, parameters: AuditParameters): AsyncGenerator<AuditRecord> {
  let { after, before } = parameters
  for (;;) {
    const query: AuditQuery = { limit: pageSize, refused: parameters.refused, descending: parameters.descending }
    const row = rowOf(parameters)
    if (row) query.row = row
    if (after !== undefined) query.after = after
    if (before !== undefined) query.before = before
    const page = await service.audit(query)
    for (const record of page) if (fits(record, parameters)) yield record
    if (page.length < pageSize) return
    const last = page[page.length - 1]!.seq
    if (parameters.descending) before = last
    else after = last
  }
}

/** The first records that fit, at most `limit`, and whether there are more. */
export async function auditPage(service: CampaignService, parameters: AuditParameters): Promise<{ records: AuditRecord[]; more: boolean }> {
  const records: AuditRecord[] = []
  for await (const record of auditRecords(service, parameters)) {
    if (records.length === parameters.limit) return { records, more: true }
    records.push(record)
  }
  return { records, more: false }
}
