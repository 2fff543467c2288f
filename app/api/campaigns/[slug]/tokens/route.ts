import { z } from 'zod'
import { audienceIdentity } from '@/lib/live/audiences'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'

const request = z.strictObject({ audience: z.string().min(1).max(90), label: z.string().trim().max(80).default('') })

/** `GET /api/campaigns/:slug/tokens` → `{ tokens: [{ id, audience, label, issuedAt, lastSeenAt }] }`. Masters only. */
export const GET = campaignEndpoint('master', ({ context, params }) => json({ tokens: context.accounts.tokens(params.slug) }))

/** `POST /api/campaigns/:slug/tokens {audience, label?}` → `{ token }` 201, told this once. Masters only. */
export const POST = campaignEndpoint('master', async ({ request: sent, service, context, params }) => {
  const body = await readBody(sent, request)
  if ('answer' in body) return body.answer
  const { audience, label } = body.data
  if (!audienceIdentity(service.state(), audience)) return fault('bad', { path: 'audience', reason: 'no such audience in this campaign' })
  return json({ token: await context.accounts.issueToken(params.slug, audience, label) }, 201)
})
