import { PhotoScreen } from '@/components/orders/PhotoScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('orders'))('camera.title') }
}

/** A helper's phone: photographs paper orders. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="papers">
      <PhotoScreen slug={slug} />
    </LivePage>
  )
}
