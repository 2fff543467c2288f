import { HqScreen } from '@/components/hq/HqScreen'
import { HqWall } from '@/components/hq/HqWall'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'
import { buildId } from '@/lib/server/buildId'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ token?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.hq') }
}

/** HQ for its volunteers, and HQ's own wall by a link with a token of the audience `hq`. */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const { token = null } = await searchParams
  return (
    <LivePage slug={slug} screen="hq" token={token}>
      {token === null ? <HqScreen /> : <HqWall build={buildId()} />}
    </LivePage>
  )
}
