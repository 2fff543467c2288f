import { auditCsv } from '@/lib/live/http/auditCsv'
import { auditPage, auditParameters, auditRecords, type AuditParameters } from '@/lib/live/http/auditQuery'
import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'
import { batches, streamed } from '@/lib/live/http/streams'
import type { CampaignService } from '@/lib/store/types'

async function* lines(service: CampaignService, parameters: AuditParameters): AsyncGenerator<string> {
  for await (const batch of batches(auditRecords(service, parameters), 100)) {
    yield batch.map((record) => `${JSON.stringify(record)}\n`).join('')
  }
}

async function* table(service: CampaignService, parameters: AuditParameters): AsyncGenerator<string> {
  const { separator, bom } = parameters
  yield auditCsv([], service.state(), { separator, header: true, bom })
  for await (const batch of batches(auditRecords(service, parameters), 100)) {
    yield auditCsv(batch, service.state(), { separator, header: false, bom: false })
  }
}

/**
 * `GET /api/campaigns/:slug/audit` (`lib/live/http/auditQuery` has the parameters) → json `{ records, more }`, JSON Lines or CSV.
 * Only for masters and auditors.
 */
export const GET = campaignEndpoint('records', async ({ request, service, params }) => {
  const parsed = auditParameters.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    return fault('bad', { path: issue.path.map(String).join('.'), reason: issue.message })
  }
  const parameters = parsed.data
  switch (parameters.format) {
    case 'json':
      return json(await auditPage(service, parameters))
    case 'jsonl':
      return streamed(lines(service, parameters), 'application/jsonl; charset=utf-8', `audit-${params.slug}.jsonl`)
    case 'csv':
      return streamed(table(service, parameters), 'text/csv; charset=utf-8', `audit-${params.slug}.csv`)
  }
})
