import { KioskScreen } from '@/components/kiosk/KioskScreen'
import { publicBase } from '@/components/kiosk/publicBase'
import { WallRefused } from '@/components/wall/WallRefused'
import { admit } from '@/lib/auth/request'
import { getTranslations } from '@/lib/i18n/server'
import { mayShowCode } from '@/lib/live/checkIn'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ token?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('kiosk'))('name') }
}

/** The shared tablet at the table, by a link with a token of the wall: never by a login, which would stay in the tablet. */
export default async function KioskPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { token = '' } = await searchParams
  const t = await getTranslations('kiosk')
  const admitted = token === '' ? 'unauthorised' : await admit({ cookie: null, token }, slug)
  if (typeof admitted === 'string' || !mayShowCode(admitted.identity, admitted.caller) || admitted.identity.person) {
    return <WallRefused title={t('badLink')} text={t('badLinkText')} />
  }
  return <KioskScreen slug={slug} token={token} base={await publicBase()} />
}
