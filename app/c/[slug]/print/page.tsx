import { PrintIndex } from '@/components/print/PrintIndex'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('print'))('title') }
}

/** Everything that goes on paper. Only a master opens it. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="people">
      <PrintIndex slug={slug} />
    </LivePage>
  )
}
