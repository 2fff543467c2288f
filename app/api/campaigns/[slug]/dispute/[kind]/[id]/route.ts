import { disputeKinds, disputeOf, type DisputeKind } from '@/lib/live/http/dispute'
import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'

/** `GET /api/campaigns/:slug/dispute/:kind/:id` → `{ lines }`: what both sides may know of one army or card (EP-14). For masters. */
export const GET = campaignEndpoint<{ slug: string; kind: string; id: string }>('master', async ({ service, params }) => {
  if (!disputeKinds.includes(params.kind as DisputeKind)) return fault('notFound')
  return json({ lines: await disputeOf(service, params.kind as DisputeKind, params.id) })
})
