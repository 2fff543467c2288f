import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { homeOf } from '@/components/auth/screens'
import { RoomEntry } from '@/components/kiosk/RoomEntry'
import { admit } from '@/lib/auth/request'
import { getTranslations } from '@/lib/i18n/server'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ code?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('kiosk'))('name') }
}

/** Where the QR at the table leads a phone: its person is checked in, after his login if need be. */
export default async function RoomPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { code = '' } = await searchParams
  const admitted = await admit({ cookie: (await headers()).get('cookie'), token: null }, slug)
  const back = `/c/${encodeURIComponent(slug)}/room?code=${encodeURIComponent(code)}`
  if (admitted === 'unauthorised') redirect(`/login?next=${encodeURIComponent(back)}`)
  if (admitted === 'notFound' || !admitted.identity.person) notFound()
  return <RoomEntry slug={slug} code={code} home={`/c/${slug}/${homeOf(admitted.identity.person.roles)}`} />
}
