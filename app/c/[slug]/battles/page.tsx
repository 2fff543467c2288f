import { BattleList } from '@/components/battles/list/BattleList'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.battles') }
}

/** Battles for the masters and the hosts of their tables. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="battles">
      <BattleList />
    </LivePage>
  )
}
