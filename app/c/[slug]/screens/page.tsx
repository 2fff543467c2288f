import { LivePage } from '@/components/screen/LivePage'
import { ScreensScreen } from '@/components/screens/ScreensScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('screens'))('title') }
}

/** Televisions and tablets of the event, for the masters. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="screens">
      <ScreensScreen slug={slug} />
    </LivePage>
  )
}
