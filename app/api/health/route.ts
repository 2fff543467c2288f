import { json } from '@/lib/live/http/endpoint'
import { buildId } from '@/lib/server/buildId'
import { appContext } from '@/lib/server/context'

/** `GET /api/health`: the server runs. `boot` changes with every start, `build` with every new build of the pages. */
export function GET(): Response {
  return json({ ok: true, boot: appContext().bootId, build: buildId() })
}

export const dynamic = 'force-dynamic'
