import { BattleScreen } from '@/components/battles/BattleScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.battles') }
}

/** The tablet of one battle's table (EP-20). */
export default async function Page({ params }: { params: Promise<{ slug: string; id: string }> }) {
  const { slug, id } = await params
  return (
    <LivePage slug={slug} screen="battles">
      <BattleScreen id={decodeURIComponent(id)} />
    </LivePage>
  )
}
