import { GeneralScreen } from '@/components/general/GeneralScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.general') }
}

/** A general’s phone. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="general">
      <GeneralScreen />
    </LivePage>
  )
}
