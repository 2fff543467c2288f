import { MapsScreen } from '@/components/maps/MapsScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.maps') }
}

/** Tactical maps, for the master. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="maps">
      <MapsScreen slug={slug} />
    </LivePage>
  )
}
