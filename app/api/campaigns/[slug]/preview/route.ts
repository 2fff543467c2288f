import { isBadInput } from '@/lib/kernel/errors'
import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'
import { readJson } from '@/lib/live/http/body'
import { actorOf, readCommand } from '@/lib/live/commands'
import { maxBodyBytes } from '@/lib/live/limits'

/**
 * `POST /api/campaigns/:slug/preview` with a Command (its id does not count) → Preview (`lib/store/types`): what it would do now,
 * kept nowhere; dice are never thrown. Above all for `audit.undo`. Masters only.
 */
export const POST = campaignEndpoint('master', async ({ request, service, identity }) => {
  const body = await readJson(request, maxBodyBytes)
  if ('fault' in body) return body.fault === 'tooLarge' ? fault('tooLarge') : fault('bad', { path: '', reason: 'not JSON' })
  const given = typeof body.json === 'object' && body.json !== null ? body.json : {}
  const read = readCommand({ ...given, id: 'preview' })
  if ('answer' in read) return fault('bad', read.answer)
  const actor = actorOf(service, identity)
  if (!actor) return fault('unauthorised')
  try {
    return json(await service.preview(read.command, actor))
  } catch (error) {
    if (isBadInput(error)) return fault('bad', { path: error.path, reason: error.reason })
    throw error
  }
})
