import { callerEndpoint, fault, json } from '@/lib/live/http/endpoint'

/** `POST /api/admin/reset` → `{ login, code }`: a new login for the administrator. Only for the command line on this computer. */
export const POST = callerEndpoint(async ({ caller, context }) =>
  caller.kind === 'local' ? json(await context.resetAdmin()) : fault('forbidden'),
)
