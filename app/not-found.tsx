import { Compass } from 'lucide-react'
import Link from 'next/link'
import { getTranslations } from '@/lib/i18n/server'

export default async function NotFound() {
  const t = await getTranslations('ui')
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="flex flex-col items-center gap-2 text-center">
        <Compass aria-hidden className="text-ink-faint size-10" strokeWidth={1.4} />
        <h1 className="text-2xl font-semibold">{t('notFoundTitle')}</h1>
        <p className="text-ink-soft">{t('notFoundText')}</p>
        <Link href="/" className="text-press mt-3 font-medium underline underline-offset-4">
          {t('toStart')}
        </Link>
      </div>
    </main>
  )
}
