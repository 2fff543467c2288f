import { DeckScreen } from '@/components/deck/DeckScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.deck') }
}

/** The deck of cards, for the master. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="deck">
      <DeckScreen slug={slug} />
    </LivePage>
  )
}
