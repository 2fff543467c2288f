import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'

/** `DELETE /api/campaigns/:slug/tokens/:id`: the token dies, and what it opened with it. Masters only. */
export const DELETE = campaignEndpoint<{ slug: string; id: string }>('master', async ({ context, params }) => {
  if (!context.accounts.tokens(params.slug).some(({ id }) => id === params.id)) return fault('notFound')
  await context.accounts.revokeToken(params.id)
  return json({ ok: true })
})
