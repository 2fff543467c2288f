import { InboxScreen } from '@/components/orders/InboxScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('orders'))('inbox.title') }
}

/** Orders on paper and from phones that wait for a master. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="inbox">
      <InboxScreen slug={slug} />
    </LivePage>
  )
}
