import type { NextAuthOptions, User } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import Credentials from 'next-auth/providers/credentials'
import { appContext } from '@/lib/server/context'
import { selectorOf } from './codes'
import { sessionSeconds } from './session'

type Headers = Record<string, string | string[] | undefined> | undefined
type Checked = { accountId: string; name: string; epoch: number } | null

/** Error that the login page shows when somebody has tried too often. */
export const tooManyLogins = 'tooMany'

/**
 * Checks a login under the limits: per account and address, and per address. Throws `tooMany`, which next-auth hands to the page.
 * `x-stavka-address` is set by the server itself on every request, never taken from a client.
 */
async function limited(name: string, headers: Headers, check: () => Promise<Checked>): Promise<User | null> {
  const { limits } = appContext()
  const address = String(headers?.['x-stavka-address'] ?? 'unknown')
  if (!(await limits.beginLogin(name, address))) throw new Error(tooManyLogins)
  const account = await check()
  if (!account) return null
  await limits.endLogin(name, address)
  return { id: account.accountId, name: account.name, epoch: account.epoch } as User
}

const text = (value: string | undefined): string => (value ?? '').slice(0, 200)

/**
 * next-auth 4: login and code (provider `password`, fields `login`, `password`) or the code alone (provider `code`, field `code`).
 * Sessions are JWTs of four days that carry the account's epoch, so that they can be ended.
 */
export function authOptions(): NextAuthOptions {
  const { accounts, authSecret } = appContext()
  return {
    secret: authSecret,
    session: { strategy: 'jwt', maxAge: sessionSeconds },
    pages: { signIn: '/login', error: '/login' },
    providers: [
      Credentials({
        id: 'password',
        credentials: { login: {}, password: {} },
        authorize(given, request) {
          const login = text(given?.login).trim().toLowerCase()
          return limited(login, request.headers as Headers, () => accounts.verify(login, text(given?.password)))
        },
      }),
      Credentials({
        id: 'code',
        credentials: { code: {} },
        authorize(given, request) {
          const code = text(given?.code)
          return limited(`code ${selectorOf(code)}`, request.headers as Headers, () => accounts.verifyCode(code))
        },
      }),
    ],
    callbacks: {
      jwt({ token, user }): JWT {
        const signedIn = user as (User & { epoch?: number }) | undefined
        return signedIn ? { ...token, accountId: signedIn.id, epoch: signedIn.epoch } : token
      },
      session({ session, token }) {
        return accounts.valid(token.accountId as string, token.epoch as number)
          ? session
          : { ...session, user: undefined, expires: new Date(0).toISOString() }
      },
    },
  }
}
