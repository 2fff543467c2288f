import { json } from '@/lib/live/http/endpoint'
import { appContext } from '@/lib/server/context'

/** `GET /api/health`: the server runs. `boot` changes with every start. */
export function GET(): Response {
  return json({ ok: true, boot: appContext().bootId })
}

export const dynamic = 'force-dynamic'
