import { PrintCards } from '@/components/people/PrintCards'
import { LivePage } from '@/components/screen/LivePage'
import { getTranslations } from '@/lib/i18n/server'
import { lanAddresses } from '@/lib/server/addresses'
import { appContext } from '@/lib/server/context'
import { environment } from '@/lib/server/environment'

interface Props {
  params: Promise<{ slug: string }>
  searchParams: Promise<{ people?: string }>
}

export async function generateMetadata() {
  return { title: (await getTranslations('people'))('print.title') }
}

/** Login cards to print; `?people=a,b` marks whom they are for. Only a master opens it. */
export default async function Page({ params, searchParams }: Props) {
  const { slug } = await params
  const { people } = await searchParams
  const { port } = environment()
  const others = [...lanAddresses(), 'stavka.local'].map((host) => `http://${host}:${port}`)
  return (
    <LivePage slug={slug} screen="people">
      <PrintCards slug={slug} chosen={people ? people.split(',') : []} url={appContext().publicUrl} addresses={others} />
    </LivePage>
  )
}
