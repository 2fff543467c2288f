import { HqScreen } from '@/components/hq/HqScreen'
import { HqWall } from '@/components/hq/wall/HqWall'
import { TabletScreen } from '@/components/hq/tablet/TabletScreen'
import { publicBase } from '@/components/kiosk/publicBase'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'
import { buildId } from '@/lib/server/buildId'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ token?: string; tablet?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.hq') }
}

/** HQ for its volunteers; by a link with a token of the audience `hq` its own wall, or with `tablet` the tablet that they share (EP-30). */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const { token = null, tablet } = await searchParams
  const screen = token === null ? <HqScreen /> : <HqWall build={buildId()} />
  return (
    <LivePage slug={slug} screen="hq" token={token}>
      {token !== null && tablet !== undefined ? <TabletScreen slug={slug} token={token} base={await publicBase()} /> : screen}
    </LivePage>
  )
}
