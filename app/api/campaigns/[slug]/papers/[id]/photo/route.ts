import { find } from '@/lib/kernel/table'
import { knowsRecords } from '@/lib/live/audiences'
import { campaignEndpoint, fault } from '@/lib/live/http/endpoint'

const types: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/**
 * `GET /api/campaigns/:slug/papers/:id/photo`: the photo of a paper order, for masters, the audit and who took it; for anybody else
 * there is no such paper (MB-INF-5).
 */
export const GET = campaignEndpoint<{ slug: string; id: string }>('anyone', async ({ params, service, identity, context }) => {
  const paper = find(service.state().papers, params.id)
  const knows = knowsRecords(identity.audiences) || paper?.takenById === identity.person?.id
  if (!paper || paper.photo === null || !knows) return fault('notFound')
  const bytes = await context.uploads.read(paper.photo)
  if (!bytes) return fault('notFound')
  const type = types[paper.photo.split('.')[1]!]!
  // Named by what is in it, so it never changes; a new photo has a new query.
  return new Response(bytes, {
    headers: { 'content-type': type, 'cache-control': 'private, max-age=86400', 'content-disposition': 'inline' },
  })
})
