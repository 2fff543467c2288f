import { BattleScreen } from '@/components/battles/BattleScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.battles') }
}

/** One battle: its table's tablet, or its digital board (EP-20). */
export default async function Page({ params }: { params: Promise<{ slug: string; id: string }> }) {
  const { slug, id } = await params
  return (
    <LivePage slug={slug} screen="battle" next={`/c/${slug}/battles/${id}`}>
      <BattleScreen id={decodeURIComponent(id)} />
    </LivePage>
  )
}
