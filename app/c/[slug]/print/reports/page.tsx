import { Reports } from '@/components/print/Reports'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('print'))('report.title') }
}

/** Generals' reports; `?person=` is whose. Only a master opens it. */
export default async function Page({
  params,
  searchParams,
}: {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ person?: string }>
}) {
  const { slug } = await params
  const { person } = await searchParams
  return (
    <LivePage slug={slug} screen="people">
      <Reports slug={slug} chosen={person ?? null} />
    </LivePage>
  )
}
