import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { admit, callerOf, type Admitted, type Caller } from '@/lib/auth/request'
import type { Role } from '@/lib/kernel/command'
import { mayOpen, type PageName } from './screens'

/** Who opens a page by his session cookie; null: nobody we know. */
export async function pageCaller(): Promise<Caller | null> {
  return callerOf({ cookie: (await headers()).get('cookie'), token: null })
}

/**
 * Lets a page of a campaign be opened: without a session to the login and back, 404 where the campaign or the screen is not for
 * this person (which must look alike, DESIGN §6). `next`: where to return after the login. `token`: a screen without a login; it may open only what `reads` says.
 */
export async function openPage(slug: string, screen: PageName, token: string | null = null, next?: string): Promise<Admitted> {
  const admitted = await admit({ cookie: (await headers()).get('cookie'), token }, slug)
  if (admitted === 'unauthorised') redirect(`/login?next=${encodeURIComponent(next ?? `/c/${slug}/${screen}`)}`)
  if (admitted === 'notFound' || !allowed(admitted, screen)) notFound()
  return admitted
}

function allowed({ identity }: Admitted, screen: PageName): boolean {
  if (identity.person) return mayOpen(identity.person.roles, screen)
  const rolesOfScreens: Record<string, readonly Role[]> = { hq: ['volunteer'], audit: ['auditor'] }
  return identity.audiences.some((audience) => mayOpen(rolesOfScreens[audience] ?? ['participant'], screen))
}
