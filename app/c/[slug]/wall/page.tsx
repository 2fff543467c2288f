import { headers } from 'next/headers'
import { openPage } from '@/components/auth/pageAccess'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { OldBrowser } from '@/components/wall/OldBrowser'
import { WallRefused } from '@/components/wall/WallRefused'
import { WallScreen } from '@/components/wall/WallScreen'
import { admit } from '@/lib/auth/request'
import { getTranslations } from '@/lib/i18n/server'
import { buildId } from '@/lib/server/buildId'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ token?: string; layout?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('wall'))('title') }
}

/** The hall's wall: for a television by a link with a token, for everybody of the campaign by their login. */
export default async function WallPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { token = null, layout } = await searchParams
  const t = await getTranslations('wall')
  if (token === null) await openPage(slug, 'wall')
  else if (typeof (await admit({ cookie: (await headers()).get('cookie'), token }, slug)) === 'string') {
    return <WallRefused title={t('badLink')} text={t('badLinkText')} />
  }
  return (
    <>
      <OldBrowser text={t('oldBrowser')} />
      <LiveScreen
        slug={slug}
        screen="wall"
        token={token}
        refused={token === null ? undefined : <WallRefused title={t('badLink')} text={t('badLinkText')} />}
      >
        <WallScreen build={buildId()} first={layout === 'lobby' ? 'lobby' : 'map'} />
      </LiveScreen>
    </>
  )
}
