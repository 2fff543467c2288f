import { z } from 'zod'
import { pinPattern } from '@/lib/auth/pins'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { mayHoldTablet } from '@/lib/live/tablet'
import type { CampaignState } from '@/lib/campaign/state'
import type { Identity } from '@/lib/live/protocol'

const setting = z.strictObject({ person: z.string().min(1).max(80), pin: z.string().regex(pinPattern) })

/** Whose PINs this caller may set: a master anybody's, a volunteer his own. */
function settable(state: CampaignState, { person }: Identity): string[] {
  if (!person) return []
  const all = person.roles.includes('master') ? Object.keys(state.people) : [person.id]
  return all.filter((id) => mayHoldTablet(state, id))
}

/** `GET /api/campaigns/:slug/pins` → `{ pins: [{ person, setAt }] }`: when the PINs that the caller may set were set; null: never. */
export const GET = campaignEndpoint('anyone', ({ identity, service, context }) => {
  if (!identity.person) return fault('forbidden')
  const pins = settable(service.state(), identity).map((person) => ({ person, setAt: context.pins.setAt(service.id, person) }))
  return json({ pins })
})

/** `POST /api/campaigns/:slug/pins {person, pin}`: sets a volunteer's PIN for HQ's tablet (EP-30); whoever held one by the old is let go. */
export const POST = campaignEndpoint('anyone', async ({ request, identity, service, context }) => {
  if (!identity.person) return fault('forbidden')
  const body = await readBody(request, setting)
  if ('answer' in body) return body.answer
  const { person, pin } = body.data
  if (!settable(service.state(), identity).includes(person)) return fault('forbidden')
  await context.pins.set(service.id, person, pin)
  context.tablets.closePerson(service.id, person)
  await context.limits.endPin(`${service.id} ${person}`)
  return json({ ok: true })
})
