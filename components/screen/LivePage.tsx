import type { ReactNode } from 'react'
import { openPage } from '@/components/auth/pageAccess'
import type { ScreenName } from '@/components/auth/screens'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { ViewerProvider } from './Viewer'

/** A live page of a campaign: admits its reader, connects, and tells the page who reads. `screen` is also the name in the audit. */
export async function LivePage(props: { slug: string; screen: ScreenName; token?: string | null; children: ReactNode }) {
  const { slug, screen, token = null, children } = props
  const { identity } = await openPage(slug, screen, token)
  const person = identity.person && { id: identity.person.id, roles: [...identity.person.roles] }
  return (
    <LiveScreen slug={slug} screen={screen} token={token}>
      <ViewerProvider person={person}>{children}</ViewerProvider>
    </LiveScreen>
  )
}
