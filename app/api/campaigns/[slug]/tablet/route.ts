import { z } from 'zod'
import { pinPattern } from '@/lib/auth/pins'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { mayHoldTablet, tabletOf } from '@/lib/live/tablet'

const taking = z.strictObject({ person: z.string().min(1).max(80), pin: z.string().regex(pinPattern) })
const going = z.strictObject({ token: z.string().min(1).max(200) })

/**
 * `POST /api/campaigns/:slug/tablet {person, pin}` → `{ token }` 201: a volunteer takes HQ's shared tablet (EP-30). 401 for a wrong PIN,
 * for one never set and for nobody's, which look alike; 429 after too many; 403 for anything but HQ's tablet.
 */
export const POST = campaignEndpoint('anyone', async ({ request, identity, caller, service, context }) => {
  const tablet = tabletOf(identity, caller)
  if (tablet === null) return fault('forbidden')
  const body = await readBody(request, taking)
  if ('answer' in body) return body.answer
  const { person, pin } = body.data
  const attempts = `${service.id} ${person}`
  if (!(await context.limits.beginPin(attempts))) return fault('tooMany')
  const fits = await context.pins.fits(service.id, person, pin)
  if (!fits || !mayHoldTablet(service.state(), person)) return fault('unauthorised')
  await context.limits.endPin(attempts)
  return json({ token: context.tablets.open(tablet, service.id, person) }, 201)
})

/** `DELETE /api/campaigns/:slug/tablet {token}`: the person lets go of it. */
export const DELETE = campaignEndpoint('anyone', async ({ request, identity, caller, context }) => {
  const tablet = tabletOf(identity, caller)
  if (tablet === null) return fault('forbidden')
  const body = await readBody(request, going)
  if ('answer' in body) return body.answer
  context.tablets.close(tablet, body.data.token)
  return json({ ok: true })
})
