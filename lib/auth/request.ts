import { appContext, type AppContext } from '@/lib/server/context'
import type { Identity } from '@/lib/live/protocol'
import type { CampaignService } from '@/lib/store/types'
import { sessionOf } from './session'

/** What a request says about who sends it: the same for HTTP and for the handshake of a socket. */
export interface Credentials {
  cookie: string | null
  /** Bearer token, or null. */
  token: string | null
}

/** Who sends a request: an account, the holder of a token, or the administrator on this computer (command line). */
export type Caller =
  { kind: 'account'; accountId: string } | { kind: 'token'; tokenId: string; slug: string; identity: Identity } | { kind: 'local' }

/** A caller who may enter a campaign. */
export interface Admitted {
  service: CampaignService
  identity: Identity
  caller: Caller
}

export const credentialsOf = (headers: Headers): Credentials => ({
  cookie: headers.get('cookie'),
  token: /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim() ?? null,
})

/** Who this is; null: nobody that we know (401). A token that is given counts alone, whatever the cookie says. */
export async function callerOf({ cookie, token }: Credentials, context: AppContext = appContext()): Promise<Caller | null> {
  if (token !== null) {
    if (context.isLocalAdmin(token)) return { kind: 'local' }
    const known = context.accounts.tokenIdentity(token) ?? context.kiosk.identity(token)
    return known && { kind: 'token', tokenId: known.tokenId, slug: known.slug, identity: known.identity }
  }
  const session = await sessionOf(cookie, context.authSecret)
  return session && context.accounts.valid(session.accountId, session.epoch) ? { kind: 'account', accountId: session.accountId } : null
}

function identityIn(caller: Caller, slug: string, context: AppContext): Identity | null {
  switch (caller.kind) {
    case 'account':
      return context.accounts.identity(caller.accountId, slug)
    case 'token':
      return caller.slug === slug ? caller.identity : null
    case 'local':
      return context.localIdentity(slug)
  }
}

/**
 * Lets a caller into a campaign. `unauthorised`: nobody we know; `notFound`: no such campaign or not his, which must look alike
 * (DESIGN §6).
 */
export async function admit(
  credentials: Credentials,
  slug: string,
  context: AppContext = appContext(),
): Promise<Admitted | 'unauthorised' | 'notFound'> {
  const caller = await callerOf(credentials, context)
  if (!caller) return 'unauthorised'
  const service = context.campaign(slug)
  const identity = service && identityIn(caller, slug, context)
  return service && identity ? { service, identity, caller } : 'notFound'
}
