import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { pageCaller } from '@/components/auth/pageAccess'
import { homeOf } from '@/components/auth/screens'
import { appContext } from '@/lib/server/context'

/** The start: one campaign leads to its screen by role, several to the list, nobody to the login. */
export default async function StartPage() {
  await headers()
  const caller = await pageCaller()
  if (caller?.kind !== 'account') redirect('/login')
  const { accounts } = appContext()
  const [only, ...others] = accounts.campaigns(caller.accountId)
  if (!only || others.length > 0) redirect('/campaigns')
  const roles = accounts.identity(caller.accountId, only.slug)?.person?.roles ?? []
  redirect(`/c/${only.slug}/${homeOf(roles)}`)
}
