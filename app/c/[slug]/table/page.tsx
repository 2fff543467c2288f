import { publicBase } from '@/components/kiosk/publicBase'
import { TableScreen } from '@/components/table/TableScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.table') }
}

/** A table host’s rounds. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="table">
      <TableScreen slug={slug} base={await publicBase()} />
    </LivePage>
  )
}
