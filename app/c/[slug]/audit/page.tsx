import { AuditScreen } from '@/components/audit/AuditScreen'
import { rowAsked } from '@/components/audit/query'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.audit') }
}

/** The chronicle, for the master and the auditor. */
export default async function Page(props: {
  params: Promise<{ slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { slug } = await props.params
  const row = rowAsked(await props.searchParams)
  return (
    <LivePage slug={slug} screen="audit">
      <AuditScreen slug={slug} row={row} />
    </LivePage>
  )
}
