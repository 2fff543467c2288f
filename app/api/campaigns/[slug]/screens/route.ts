import { campaignEndpoint, json } from '@/lib/live/http/endpoint'

/** `GET /api/campaigns/:slug/screens` → `{ screens: [{ id, name, audiences, personId, since }] }`: who is connected. Masters only. */
export const GET = campaignEndpoint('master', ({ context, params }) => json({ screens: context.screens(params.slug) }))
