import { OrderBook } from '@/components/print/OrderBook'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('print'))('book.title') }
}

/** The order book. Only a master opens it. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="people">
      <OrderBook slug={slug} />
    </LivePage>
  )
}
