import { z } from 'zod'
import { personIdentity } from '@/lib/live/audiences'
import { giveCommand } from '@/lib/live/commands'
import { campaignEndpoint, fault, json, readBody } from '@/lib/live/http/endpoint'
import { statusOf, type Answer } from '@/lib/live/protocol'
import { isTabletCommand, mayHoldTablet, tabletOf } from '@/lib/live/tablet'

const given = z.strictObject({ token: z.string().min(1).max(200), command: z.looseObject({ type: z.string().max(80) }) })

/**
 * `POST /api/campaigns/:slug/tablet/commands {token, command}` → Answer: what the holder of HQ's tablet does, as that person (EP-30). Only
 * what volunteers do; on nobody's behalf. 401 when nobody holds it by this token any more.
 */
export const POST = campaignEndpoint('anyone', async ({ request, identity, caller, service, context }) => {
  const reply = (answer: Answer) => json(answer, statusOf(answer))
  const tablet = tabletOf(identity, caller)
  if (tablet === null) return fault('forbidden')
  const body = await readBody(request, given)
  if ('answer' in body) return body.answer
  const { token, command } = body.data
  const id = typeof command.id === 'string' ? command.id : ''
  const holder = context.tablets.holder(tablet, token)
  const person = holder === null || !mayHoldTablet(service.state(), holder) ? null : personIdentity(service.state(), holder)
  if (!person) return reply({ ok: false, id, kind: 'unauthorised' })
  if (!isTabletCommand(command.type) || command.as) return reply({ ok: false, id, kind: 'forbidden' })
  return reply(await giveCommand(service, person, command, 'hq tablet', context.limits))
})
