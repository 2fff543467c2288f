import { GeneralScreen } from '@/components/general/GeneralScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.me') }
}

/** Map, clock and letters for people without troops. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="me">
      <GeneralScreen part="me" />
    </LivePage>
  )
}
