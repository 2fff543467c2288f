import { campaignEndpoint, json } from '@/lib/live/http/endpoint'

/** `GET /api/campaigns/:slug/state` → `{ slug, snapshots: Snapshot[] }`: what the caller's screens would show, a layer per audience. */
export const GET = campaignEndpoint('anyone', ({ context, params, identity }) =>
  json({ slug: params.slug, snapshots: context.snapshots(params.slug, identity) }),
)
