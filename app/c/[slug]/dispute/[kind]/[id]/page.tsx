import { notFound } from 'next/navigation'
import { DisputeScreen } from '@/components/master/dispute/DisputeScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('desk'))('dispute.title') }
}

/** The history of one army or card, large, for two players at the master's screen (EP-14). */
export default async function Page({ params }: { params: Promise<{ slug: string; kind: string; id: string }> }) {
  const { slug, kind, id } = await params
  if (kind !== 'army' && kind !== 'card') notFound()
  return (
    <LivePage slug={slug} screen="master">
      <DisputeScreen slug={slug} kind={kind} id={decodeURIComponent(id)} />
    </LivePage>
  )
}
