import { LetterSlip } from '@/components/print/LetterSlip'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'
import '@/components/print/print.css'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ letter?: string; from?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('print'))('letter.title') }
}

/** A letter between HQ and a table on paper; without `?letter=` all that wait. `?from=table`: a host prints his own. */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const { letter, from } = await searchParams
  return (
    <LivePage slug={slug} screen={from === 'table' ? 'table' : 'hq'}>
      <LetterSlip chosen={letter ?? null} />
    </LivePage>
  )
}
