import { PracticeScreen } from '@/components/practice/PracticeScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('practice'))('title') }
}

/** The practice battle: open to everybody, tells nothing of any campaign. */
export default async function PracticePage({ searchParams }: { searchParams: Promise<{ code?: string | string[] }> }) {
  const { code } = await searchParams
  return <PracticeScreen code={typeof code === 'string' ? code : null} />
}
