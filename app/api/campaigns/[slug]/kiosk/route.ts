import { z } from 'zod'
import { checkIn, mayShowCode } from '@/lib/live/checkIn'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'

const card = z.strictObject({ code: z.string().min(1).max(60) })
const token = z.strictObject({ token: z.string().min(1).max(200) })

/**
 * `POST /api/campaigns/:slug/kiosk {code}` → `{ token, person }` 201: somebody shows his login card to the tablet at the table (EP-43) and
 * is checked in there. 401 for a card of nobody, 403 for the card of a master or an auditor, whose screens are not for a shared tablet.
 */
export const POST = campaignEndpoint('anyone', async ({ request, identity, caller, service, context, params }) => {
  if (!mayShowCode(identity, caller)) return fault('forbidden')
  const body = await readBody(request, card)
  if ('answer' in body) return body.answer
  const address = request.headers.get('x-stavka-address') ?? 'unknown'
  const login = `kiosk ${params.slug}`
  if (!(await context.limits.beginLogin(login, address))) return fault('tooMany')
  const account = await context.accounts.verifyCode(body.data.code)
  const person = account && context.accounts.identity(account.accountId, params.slug)
  if (!account || !person?.person) return fault('unauthorised')
  await context.limits.endLogin(login, address)
  const { id, roles } = person.person
  if (roles.includes('master') || roles.includes('auditor')) return fault('forbidden')
  await checkIn(service, id)
  return json({ token: context.kiosk.open(account.accountId, params.slug), person: { id, roles } }, 201)
})

/** `DELETE /api/campaigns/:slug/kiosk {token}`: the person goes; everything that his token opened closes. */
export const DELETE = campaignEndpoint('anyone', async ({ request, identity, caller, context }) => {
  if (!mayShowCode(identity, caller)) return fault('forbidden')
  const body = await readBody(request, token)
  if ('answer' in body) return body.answer
  context.kiosk.close(body.data.token)
  return json({ ok: true })
})
