import { PracticeScreen } from '@/components/practice/PracticeScreen'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('practice'))('title') }
}

/** The practice battle: open to everybody, tells nothing of any campaign, keeps everything in the browser. */
export default function PracticePage() {
  return <PracticeScreen />
}
