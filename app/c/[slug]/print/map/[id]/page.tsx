import { MapSheet } from '@/components/print/MapSheet'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('maps'))('sheet.title') }
}

/** A tactical map on paper. Only a master opens it. */
export default async function Page({ params }: { params: Promise<{ slug: string; id: string }> }) {
  const { slug, id } = await params
  return (
    <LivePage slug={slug} screen="maps">
      <MapSheet slug={slug} mapId={id} />
    </LivePage>
  )
}
