import { AuditScreen } from '@/components/audit/AuditScreen'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('screens.audit') }
}

/** The chronicle, for the master and the auditor. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  return (
    <LivePage slug={slug} screen="audit">
      <AuditScreen slug={slug} />
    </LivePage>
  )
}
