import { mayTakePapers } from '@/lib/campaign/orders'
import { readBytes } from '@/lib/live/http/body'
import { campaignEndpoint, fault, json } from '@/lib/live/http/endpoint'

/** Largest photo, bytes; the page makes it smaller before it sends it. */
const maxPhotoBytes = 8 * 1024 * 1024

/**
 * `POST /api/campaigns/:slug/papers/photo` with the bytes of a JPEG, PNG or WebP → `{ photo }`, its name for `paper.attach`. The photo is
 * on disk before the answer; the same bytes again give the same name. For masters and the helpers who photograph papers (EP-2).
 */
export const POST = campaignEndpoint('anyone', async ({ request, identity, context }) => {
  if (!identity.person || !mayTakePapers(identity.person.roles)) return fault('forbidden')
  const bytes = await readBytes(request, maxPhotoBytes)
  if (!bytes) return fault('tooLarge')
  const photo = await context.uploads.keep(bytes)
  return photo === null ? fault('bad', { path: '', reason: 'neither JPEG nor PNG nor WebP' }) : json({ photo }, 201)
})
