import type { ReactNode } from 'react'
import { openPage } from '@/components/auth/pageAccess'
import type { PageName } from '@/components/auth/screens'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { ViewerProvider } from './Viewer'

/** A live page of a campaign: admits its reader, connects, and tells the page who reads. `screen` is also the name in the audit. */
export async function LivePage(props: { slug: string; screen: PageName; token?: string | null; next?: string; children: ReactNode }) {
  const { slug, screen, token = null, next, children } = props
  const { identity } = await openPage(slug, screen, token, next)
  const person = identity.person && { id: identity.person.id, roles: [...identity.person.roles] }
  return (
    <LiveScreen slug={slug} screen={screen === 'battle' ? 'battles' : screen} token={token}>
      <ViewerProvider person={person}>{children}</ViewerProvider>
    </LiveScreen>
  )
}
