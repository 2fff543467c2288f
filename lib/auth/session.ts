import { parseCookie } from 'cookie'
import { getToken } from 'next-auth/jwt'

/** What a session cookie says. It counts only while `Accounts.valid` agrees. */
export interface Session {
  accountId: string
  epoch: number
}

/** Sessions last as long as an event with its eve and its morning after, in seconds. */
export const sessionSeconds = 4 * 24 * 60 * 60

/** The session of a request by its Cookie header, or null; the signature and the age are checked, the account is not. */
export async function sessionOf(cookieHeader: string | null | undefined, secret: string): Promise<Session | null> {
  const cookies = parseCookie(cookieHeader ?? '')
  // Behind an https proxy next-auth names its cookies so; getToken cannot tell it from a request alone.
  const secureCookie = Object.keys(cookies).some((name) => name.startsWith('__Secure-next-auth.session-token'))
  const request = { headers: {}, cookies } as unknown as Parameters<typeof getToken>[0]['req']
  const token = await getToken({ req: request, secret, secureCookie })
  return token && typeof token.accountId === 'string' && typeof token.epoch === 'number'
    ? { accountId: token.accountId, epoch: token.epoch }
    : null
}
