'use client'
import { useTranslations } from 'use-intl'
import { ErrorState } from '@/components/ui/ErrorState'

export default function PageError({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('ui')
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={t('errorTitle')} onRetry={reset}>
        {t('errorText')}
      </ErrorState>
    </main>
  )
}
