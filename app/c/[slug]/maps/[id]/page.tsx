import { MapScreen } from '@/components/maps/MapScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

interface Props {
  params: Promise<{ slug: string; id: string }>
  searchParams: Promise<{ import?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.maps') }
}

/** The editor of one tactical map; `new` is one that is not yet. */
export default async function Page({ params, searchParams }: Props) {
  const { slug, id } = await params
  const isImport = (await searchParams).import !== undefined
  return (
    <LivePage slug={slug} screen="maps">
      <MapScreen slug={slug} mapId={id === 'new' ? null : id} importing={isImport} />
    </LivePage>
  )
}
