import { admit, credentialsOf } from '@/lib/auth/request'
import { giveCommand } from '@/lib/live/commands'
import { sameOrigin } from '@/lib/live/handshake'
import { readJson } from '@/lib/live/http/body'
import { json } from '@/lib/live/http/endpoint'
import { maxBodyBytes } from '@/lib/live/limits'
import { statusOf, type Answer } from '@/lib/live/protocol'
import { appContext } from '@/lib/server/context'

const reply = (answer: Answer): Response => json(answer, statusOf(answer))
type Kind = 'unauthorised' | 'forbidden' | 'notFound' | 'tooLarge' | 'unavailable'
const refuse = (kind: Kind): Response => reply({ ok: false, id: '', kind })

/** `POST /api/campaigns/:slug/commands` with a Command (`lib/kernel/command`) → an Answer (`lib/live/protocol`), as over the socket. */
export async function POST(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const context = appContext()
  try {
    const headers = { origin: request.headers.get('origin') ?? undefined, host: request.headers.get('host') ?? undefined }
    if (!sameOrigin(headers, context.publicUrl)) return refuse('forbidden')
    const admitted = await admit(credentialsOf(request.headers), (await params).slug, context)
    if (typeof admitted === 'string') return refuse(admitted)
    const body = await readJson(request, maxBodyBytes)
    if ('fault' in body) {
      return body.fault === 'tooLarge' ? refuse('tooLarge') : reply({ ok: false, id: '', kind: 'bad', path: '', reason: 'not JSON' })
    }
    return reply(await giveCommand(admitted.service, admitted.identity, body.json, null, context.limits))
  } catch (error) {
    context.report(error, 'POST commands')
    return refuse('unavailable')
  }
}
