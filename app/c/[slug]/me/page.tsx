import { openPage } from '@/components/auth/pageAccess'
import { GeneralScreen } from '@/components/general/GeneralScreen'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.me') }
}

/** Map, clock and letters for people without troops. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  await openPage(slug, 'me')
  return (
    <LiveScreen slug={slug} screen="me">
      <GeneralScreen part="me" />
    </LiveScreen>
  )
}
