import { z } from 'zod'
import { checkIn, mayShowCode } from '@/lib/live/checkIn'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { codeMs, isRoomCode, roomCode } from '@/lib/live/roomCode'

const request = z.strictObject({ code: z.string().min(1).max(40) })

/** `GET /api/campaigns/:slug/room` → `{ code, changesInMs }`: the code of this minute, for a screen at the table, a host and a master. */
export const GET = campaignEndpoint('anyone', ({ identity, caller, service, context }) => {
  if (!mayShowCode(identity, caller)) return fault('forbidden')
  const now = Date.now()
  return json({ code: roomCode(context.authSecret, service.id, now), changesInMs: codeMs - (now % codeMs) })
})

/** `POST /api/campaigns/:slug/room {code}` → `{ ok }`: checks the sender in at the table; 422 `E_CODE_OLD` for a code that is over. */
export const POST = campaignEndpoint('anyone', async ({ request: sent, identity, service, context }) => {
  if (!identity.person) return fault('forbidden')
  const body = await readBody(sent, request)
  if ('answer' in body) return body.answer
  if (!isRoomCode(context.authSecret, service.id, Date.now(), body.data.code)) return json({ error: 'E_CODE_OLD' }, 422)
  return json({ ok: await checkIn(service, identity.person.id) })
})
