import { MasterScreen } from '@/components/master/MasterScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('master'))('title') }
}

/** The master's console: for masters alone. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="master">
      <MasterScreen slug={slug} />
    </LivePage>
  )
}
