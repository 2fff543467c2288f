import { auditParameters, auditRecords } from '@/lib/live/http/auditQuery'
import { campaignEndpoint } from '@/lib/live/http/endpoint'
import { batches, streamed } from '@/lib/live/http/streams'
import type { CampaignService } from '@/lib/store/types'

/** The format of an export; grows when its shape changes. */
const exportVersion = 1

async function* pieces(service: CampaignService): AsyncGenerator<string> {
  const { slug } = service
  // State and number of the last record belong together: taken in one go, records after it are left out.
  const head = {
    format: 'stavka-campaign',
    version: exportVersion,
    slug,
    exportedAt: Date.now(),
    seq: service.seq(),
    state: service.state(),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"records":[`
  let first = true
  for await (const batch of batches(auditRecords(service, auditParameters.parse({ before: head.seq + 1 })), 100)) {
    yield (first ? '\n' : ',\n') + batch.map((record) => JSON.stringify(record)).join(',\n')
    first = false
  }
  yield '\n]}\n'
}

/**
 * `GET /api/campaigns/:slug/export` → the whole campaign as JSON: state and every record. Accounts, tokens and unpublished dice
 * secrets are outside it. Only for masters and auditors.
 */
export const GET = campaignEndpoint('records', ({ service, params }) =>
  streamed(pieces(service), 'application/json; charset=utf-8', `campaign-${params.slug}.json`),
)
