'use client'
import { GraduationCap, LogIn } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Wordmark } from '@/components/auth/Wordmark'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { Button } from '@/components/ui/Button'
import { lesson } from '@/lib/practice/setup'
import { JoinByCode } from './JoinByCode'
import { OwnBattle } from './OwnBattle'
import { usePractice } from './practiceStore'

/** Choosing a battle: the introduction first, then field, forces and opponent of one's own. */
export function StartView() {
  const t = useTranslations('practice')
  const { begin, trouble } = usePractice()
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col gap-5 p-4 sm:p-8">
      <header className="flex items-center gap-3">
        <Wordmark small />
        <div className="ml-auto flex items-center gap-2">
          <a href="/login" className="text-ink-soft hover:text-press inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium">
            <LogIn aria-hidden className="size-4" /> {t('login')}
          </a>
          <AppearanceMenu />
        </div>
      </header>
      <main className="flex flex-col gap-5">
        <div>
          <h1 className="text-3xl font-bold">{t('title')}</h1>
          <p className="text-ink-soft mt-1 max-w-prose">{t('lead')}</p>
          {trouble === 'badSave' && (
            <p role="alert" className="border-wait bg-wait-wash text-wait rounded-control mt-3 border px-3 py-2">
              {t('badSave')}
            </p>
          )}
        </div>
        <section className="bg-panel rounded-panel shadow-panel flex flex-wrap items-center gap-x-6 gap-y-3 p-4 sm:p-5">
          <GraduationCap aria-hidden className="text-press size-9 shrink-0" strokeWidth={1.6} />
          <p className="min-w-0 flex-1 basis-60">{t('learnText')}</p>
          <Button variant="press" size="l" onClick={() => begin(lesson)}>
            {t('learn')}
          </Button>
        </section>
        <JoinByCode />
        <OwnBattle />
      </main>
    </div>
  )
}
