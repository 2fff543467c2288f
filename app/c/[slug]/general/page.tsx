import { openPage } from '@/components/auth/pageAccess'
import { GeneralScreen } from '@/components/general/GeneralScreen'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.general') }
}

/** A general’s phone. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  await openPage(slug, 'general')
  return (
    <LiveScreen slug={slug} screen="general">
      <GeneralScreen />
    </LiveScreen>
  )
}
