import { openPage } from '@/components/auth/pageAccess'
import { TableScreen } from '@/components/table/TableScreen'
import { LiveScreen } from '@/components/layout/LiveScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.table') }
}

/** A table host’s rounds. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  await openPage(slug, 'table')
  return (
    <LiveScreen slug={slug} screen="table">
      <TableScreen />
    </LiveScreen>
  )
}
