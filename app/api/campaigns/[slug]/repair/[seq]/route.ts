import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'
import { repairOf } from '@/lib/live/http/repair'

/**
 * `GET /api/campaigns/:slug/repair/:seq` → Repair (`lib/live/http/repair`): what followed from a record, who saw it, and which of its
 * rows may be corrected (EP-6). For masters.
 */
export const GET = campaignEndpoint<{ slug: string; seq: string }>('master', async ({ service, params }) => {
  const seq = /^\d{1,9}$/.test(params.seq) ? Number(params.seq) : 0
  const repair = seq > 0 ? await repairOf(service, seq) : null
  return repair ? json(repair) : fault('notFound')
})
