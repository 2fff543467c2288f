import { ShipCard } from '@/components/print/ShipCard'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('evening'))('survival.card') }
}

/** Cards of ships after their roll; `?ship=` is which. Only a master opens it. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ ship?: string }>
}) {
  const { slug } = await params
  const { ship } = await searchParams
  return (
    <LivePage slug={slug} screen="people">
      <ShipCard slug={slug} chosen={ship ?? null} />
    </LivePage>
  )
}
