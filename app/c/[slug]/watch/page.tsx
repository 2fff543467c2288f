import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { homeOf, mayOpen } from '@/components/auth/screens'
import { LivePage } from '@/components/screen/LivePage'
import { WatchBoard } from '@/components/watch/WatchBoard'
import { WatchEntry } from '@/components/watch/WatchEntry'
import { admit } from '@/lib/auth/request'
import { getTranslations } from '@/lib/i18n/server'
import { publicBase } from '@/components/kiosk/publicBase'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ code?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('watch'))('title') }
}

/** The watch of HQ (EP-30): the masters' board, and where the code that hangs in HQ leads a phone, after its person's login if need be. */
export default async function WatchPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { code } = await searchParams
  if (code === undefined) {
    return (
      <LivePage slug={slug} screen="watch">
        <WatchBoard slug={slug} base={await publicBase()} />
      </LivePage>
    )
  }
  const admitted = await admit({ cookie: (await headers()).get('cookie'), token: null }, slug)
  const back = `/c/${encodeURIComponent(slug)}/watch?code=${encodeURIComponent(code)}`
  if (admitted === 'unauthorised') redirect(`/login?next=${encodeURIComponent(back)}`)
  if (admitted === 'notFound' || !admitted.identity.person) notFound()
  const { id, roles } = admitted.identity.person
  const home = mayOpen(roles, 'hq') && !roles.includes('master') ? 'hq' : homeOf(roles)
  const name = admitted.service.state().people[id]?.character ?? ''
  return <WatchEntry slug={slug} code={code} home={`/c/${slug}/${home}`} person={{ id, name }} />
}
