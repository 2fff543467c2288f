import { HandoverScreen } from '@/components/master/handover/HandoverScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('desk'))('handover.title') }
}

/** One shift of masters hands over to the next (EP-8). */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="master">
      <HandoverScreen slug={slug} />
    </LivePage>
  )
}
