import { PeopleScreen } from '@/components/people/PeopleScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.people') }
}

/** People, roles, logins and keys, for the master. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="people">
      <PeopleScreen slug={slug} />
    </LivePage>
  )
}
