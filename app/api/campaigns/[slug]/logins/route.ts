import { z } from 'zod'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'

const request = z.strictObject({ people: z.array(z.string().min(1).max(80)).min(1).max(200) })

/** `GET /api/campaigns/:slug/logins` → `{ logins: [{ personId, login, issuedAt }] }`. Masters only. */
export const GET = campaignEndpoint('master', ({ context, params }) => json({ logins: context.accounts.logins(params.slug) }))

/**
 * `POST /api/campaigns/:slug/logins {people: [id…]}` → `{ cards: [{ personId, login, code }], url }`: makes or renews logins. The
 * codes are told this once, and the earlier sessions of these people end. `url`: where a card sends to; null: as the master came.
 */
export const POST = campaignEndpoint('master', async (call) => {
  const body = await readBody(call.request, request)
  if ('answer' in body) return body.answer
  const known = call.service.state().people
  const stranger = body.data.people.findIndex((id) => !Object.hasOwn(known, id))
  if (stranger >= 0) return fault('bad', { path: `people.${stranger}`, reason: 'no such person' })
  const cards = []
  for (const personId of body.data.people) cards.push({ personId, ...(await call.context.accounts.issueCode(call.params.slug, personId)) })
  return json({ cards, url: call.context.publicUrl }, 201)
})
