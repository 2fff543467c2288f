import { Consequences } from '@/components/print/Consequences'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('evening'))('report.title') }
}

/** The report of consequences. Only a master opens it. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="people">
      <Consequences slug={slug} />
    </LivePage>
  )
}
