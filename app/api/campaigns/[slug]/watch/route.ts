import { z } from 'zod'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { codeMs, isRoomCode, roomCode } from '@/lib/live/roomCode'
import { mayTakeWatch, setWatch } from '@/lib/live/watchCheck'

const coming = z.strictObject({ code: z.string().min(1).max(40) })

/** `GET /api/campaigns/:slug/watch` → `{ code, changesInMs }`: the code of this minute that puts on watch who scans it in HQ. */
export const GET = campaignEndpoint('anyone', ({ identity, caller, service, context }) => {
  if (!mayTakeWatch(identity, caller)) return fault('forbidden')
  const now = Date.now()
  return json({ code: roomCode(context.authSecret, service.id, now, 'watch'), changesInMs: codeMs - (now % codeMs) })
})

/** `POST /api/campaigns/:slug/watch {code}`: the sender comes on watch (EP-30); 422 `E_CODE_OLD` for a code that is over, `E_ROLE` for no volunteer. */
export const POST = campaignEndpoint('anyone', async ({ request, identity, service, context }) => {
  if (!identity.person) return fault('forbidden')
  const body = await readBody(request, coming)
  if ('answer' in body) return body.answer
  if (!isRoomCode(context.authSecret, service.id, Date.now(), body.data.code, 'watch')) return json({ error: 'E_CODE_OLD' }, 422)
  const answer = await setWatch(service, identity.person, true)
  if (answer.ok) return json({ ok: true })
  return answer.kind === 'rule' ? json({ error: answer.code }, 422) : fault('unavailable')
})
