import { admit, callerOf, credentialsOf, type Admitted, type Caller } from '@/lib/auth/request'
import { appContext, type AppContext } from '@/lib/server/context'
import type { z } from 'zod'
import { knowsRecords } from '../audiences'
import { sameOrigin } from '../handshake'
import { maxBodyBytes } from '../limits'
import type { Identity } from '../protocol'
import { readJson } from './body'

/** Codes of refusals outside the rules; the screen has the words for them. */
export type FaultCode = 'bad' | 'unauthorised' | 'forbidden' | 'notFound' | 'tooLarge' | 'tooMany' | 'unavailable'

const statuses: Record<FaultCode, number> = {
  bad: 400,
  unauthorised: 401,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  tooMany: 429,
  unavailable: 503,
}

const headers = { 'cache-control': 'no-store' }
export const json = (value: unknown, status = 200): Response => Response.json(value, { status, headers })
export const fault = (code: FaultCode, detail: object = {}): Response => json({ error: code, ...detail }, statuses[code])

/** Who may use an endpoint of a campaign: everybody in it, those who know the records (master, audit), or its masters. */
export type Who = 'anyone' | 'records' | 'master'

const isMaster = (identity: Identity): boolean => identity.person?.roles.includes('master') ?? false

function may(who: Who, identity: Identity): boolean {
  if (who === 'anyone') return true
  return who === 'master' ? isMaster(identity) : knowsRecords(identity.audiences)
}

export interface CampaignCall<Params> extends Admitted {
  request: Request
  params: Params
  context: AppContext
}

/** A route handler as Next calls it. */
export type RouteHandler<Params> = (request: Request, route: { params: Promise<Params> }) => Promise<Response>

const callerKey = (caller: Caller): string =>
  caller.kind === 'account' ? `account ${caller.accountId}` : caller.kind === 'token' ? `token ${caller.tokenId}` : 'local'

/** No answer ever shows where the program broke: the fault goes to the log. */
async function guarded(context: AppContext, request: Request, work: () => Promise<Response>): Promise<Response> {
  try {
    const [origin, host] = [request.headers.get('origin') ?? undefined, request.headers.get('host') ?? undefined]
    // The cookie would come along with a request that another site makes.
    if (request.method !== 'GET' && !sameOrigin({ origin, host }, context.publicUrl)) return fault('forbidden')
    return await work()
  } catch (error) {
    context.report(error, `${request.method} ${new URL(request.url).pathname}`)
    return fault('unavailable')
  }
}

/** An endpoint of one campaign: 401 nobody we know, 404 no such campaign or not his, 403 not for him, 429 too often. */
export function campaignEndpoint<Params extends { slug: string }>(
  who: Who,
  work: (call: CampaignCall<Params>) => Promise<Response> | Response,
): RouteHandler<Params> {
  return (request, route) => {
    const context = appContext()
    return guarded(context, request, async () => {
      const params = await route.params
      const admitted = await admit(credentialsOf(request.headers), params.slug, context)
      if (typeof admitted === 'string') return fault(admitted)
      if (!may(who, admitted.identity)) return fault('forbidden')
      if (!(await context.limits.allowRequest(`http ${callerKey(admitted.caller)}`))) return fault('tooMany')
      return work({ ...admitted, request, params, context })
    })
  }
}

/** An endpoint outside the campaigns, for accounts. */
export function callerEndpoint(
  work: (call: { request: Request; caller: Caller; context: AppContext }) => Promise<Response> | Response,
): (request: Request) => Promise<Response> {
  return (request) => {
    const context = appContext()
    return guarded(context, request, async () => {
      const caller = await callerOf(credentialsOf(request.headers), context)
      return caller ? work({ request, caller, context }) : fault('unauthorised')
    })
  }
}

export const isAdministrator = (caller: Caller, context: AppContext): boolean =>
  caller.kind === 'local' || (caller.kind === 'account' && context.accounts.isAdmin(caller.accountId))

/** The body of a request by a schema, or the answer that says what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit = maxBodyBytes,
): Promise<{ data: z.infer<Schema> } | { answer: Response }> {
  const body = await readJson(request, limit)
  if ('fault' in body) return { answer: body.fault === 'tooLarge' ? fault('tooLarge') : fault('bad', { path: '', reason: 'not JSON' }) }
  const parsed = schema.safeParse(body.json)
  if (parsed.success) return { data: parsed.data }
  const issue = parsed.error.issues[0]!
  return { answer: fault('bad', { path: issue.path.map(String).join('.'), reason: issue.message }) }
}
