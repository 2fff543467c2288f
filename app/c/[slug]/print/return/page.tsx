import { ReturnSlip } from '@/components/orders/ReturnSlip'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ paper?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('orders'))('slip.title') }
}

/** The slip that goes back with a paper: number, time, reason. Only a master opens it. */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const { paper } = await searchParams
  return (
    <LivePage slug={slug} screen="inbox">
      <ReturnSlip paperId={paper ?? ''} />
    </LivePage>
  )
}
