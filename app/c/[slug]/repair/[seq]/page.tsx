import { RepairScreen } from '@/components/repair/RepairScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('repair'))('title') }
}

/** A mistake is looked into and put right (EP-6). For masters. */
export default async function Page({ params }: { params: Promise<{ slug: string; seq: string }> }) {
  const { slug, seq } = await params
  return (
    <LivePage slug={slug} screen="master">
      <RepairScreen slug={slug} seq={Number(seq)} />
    </LivePage>
  )
}
