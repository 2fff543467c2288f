import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { admit } from '@/lib/auth/request'
import { deviceId } from '@/lib/campaign/screens'
import type { AppContext } from '@/lib/server/context'
import { wallIdentity } from './audiences'
import type { LiveSocket, SocketData } from './screens'

const auth = z.object({
  campaign: z.string().min(1).max(80),
  // Half a surrogate pair could not be written into the records of its commands.
  screen: z
    .string()
    .max(80)
    .default('')
    .refine((name) => name.isWellFormed()),
  token: z.string().min(1).max(200).nullish(),
  /** The id that the device keeps for itself, so that masters find it again (EP-44). */
  device: deviceId.nullish(),
})

/**
 * A page of another site must not open a socket with our cookie: a browser always names the origin, and it must be the host that
 * was asked. Programs name none.
 */
export function sameOrigin(headers: { origin?: string | undefined; host?: string | undefined }, publicUrl: string | null): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Who opens a socket, by its token or session cookie; else the word that the client gets as the error of the connection. */
export async function readHandshake(socket: LiveSocket, context: AppContext, now: number): Promise<SocketData | string> {
  const request: IncomingMessage = socket.request
  const parsed = auth.safeParse(socket.handshake.auth)
  if (!parsed.success) return 'bad'
  const { campaign, screen, token, device = null } = parsed.data
  const admitted = await admit({ cookie: request.headers.cookie ?? null, token: token ?? null }, campaign, context)
  if (typeof admitted === 'string') return admitted
  const { caller } = admitted
  return {
    slug: campaign,
    screen,
    opener: admitted.identity,
    identity: screen === 'wall' ? wallIdentity(admitted.service.state(), admitted.identity, device) : admitted.identity,
    device,
    accountId: caller.kind === 'account' ? caller.accountId : null,
    tokenId: caller.kind === 'token' ? caller.tokenId : null,
    since: now,
  }
}
