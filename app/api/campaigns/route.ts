import { z } from 'zod'
import { callerEndpoint, fault, isAdministrator, json, readBody } from '@/lib/live/http/endpoint'

/** A scenario with its drawn map is larger than any command. */
const maxPackBytes = 8 * 1024 * 1024
const creation = z.strictObject({
  pack: z.unknown(),
  slug: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,59}$/)
    .nullish(),
  name: z.string().max(120).nullish(),
  rehearsal: z.boolean().default(false),
})

/** `GET /api/campaigns` → `{ campaigns: [{ slug, title, personId, character }], admin }`: where the caller is a person. */
export const GET = callerEndpoint(({ caller, context }) => {
  switch (caller.kind) {
    case 'account':
      return json({ campaigns: context.accounts.campaigns(caller.accountId), admin: context.accounts.isAdmin(caller.accountId) })
    case 'token':
      return json({ campaigns: context.campaigns().filter(({ slug }) => slug === caller.slug), admin: false })
    case 'local':
      return json({ campaigns: context.campaigns(), admin: true })
  }
})

/** `POST /api/campaigns {pack, slug?, name?, rehearsal?}` → `{ slug }` 201, or 422 `{ errors: [{ path, reason }] }`. The administrator alone. */
export const POST = callerEndpoint(async ({ request, caller, context }) => {
  if (!isAdministrator(caller, context)) return fault('forbidden')
  const body = await readBody(request, creation, maxPackBytes)
  if ('answer' in body) return body.answer
  const { pack, slug = null, name = null, rehearsal } = body.data
  const created = await context.createCampaign(pack, { slug, name, rehearsal })
  return 'slug' in created ? json(created, 201) : json(created, 422)
})
