import { z } from 'zod'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { mayTakeWatch, setWatch } from '@/lib/live/watchCheck'

const badge = z.strictObject({ code: z.string().min(1).max(60), present: z.boolean() })

/**
 * `POST /api/campaigns/:slug/watch/badge {code, present}` → `{ person: { id, name }, changed }`: the code of somebody's badge puts him on
 * watch or lets him go (EP-30). 401 for a badge of nobody here, 422 `E_ROLE` for somebody who is no volunteer of HQ.
 */
export const POST = campaignEndpoint('anyone', async ({ request, identity, caller, service, context, params }) => {
  if (!mayTakeWatch(identity, caller)) return fault('forbidden')
  const body = await readBody(request, badge)
  if ('answer' in body) return body.answer
  const address = request.headers.get('x-stavka-address') ?? 'unknown'
  const login = `watch ${params.slug}`
  if (!(await context.limits.beginLogin(login, address))) return fault('tooMany')
  const account = await context.accounts.verifyCode(body.data.code)
  const person = account && context.accounts.identity(account.accountId, params.slug)?.person
  if (!person) return fault('unauthorised')
  await context.limits.endLogin(login, address)
  const known = service.state().people[person.id]!
  const changed = known.present !== body.data.present
  const answer = await setWatch(service, person, body.data.present)
  if (answer.ok) return json({ person: { id: person.id, name: known.character }, changed })
  return answer.kind === 'rule' ? json({ error: answer.code }, 422) : fault('unavailable')
})
