import { openPage } from '@/components/auth/pageAccess'
import { HqScreen } from '@/components/hq/HqScreen'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { getTranslations } from '@/lib/i18n/server'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ token?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.hq') }
}

/** HQ for its volunteers, and HQ's own wall by a link with a token of the audience `hq`. */
export default async function HqPage({ params, searchParams }: Props) {
  const { slug } = await params
  const { token = null } = await searchParams
  await openPage(slug, 'hq', token)
  return (
    <LiveScreen slug={slug} screen="hq" token={token}>
      <HqScreen />
    </LiveScreen>
  )
}
