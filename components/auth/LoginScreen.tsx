'use client'
import { KeyRound, QrCode } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppearanceMenu } from '@/components/layout/AppearanceMenu'
import { PracticeLink } from '@/components/practice/PracticeLink'
import { Tabs } from '@/components/ui/Tabs'
import { CodeForm } from './CodeForm'
import { PasswordForm } from './PasswordForm'
import { useLogin } from './useLogin'
import { Wordmark } from './Wordmark'

/** The login page: a card's code comes first, since most people have a card. */
export function LoginScreen({ next, cardCode }: { next: string; cardCode: string | null }) {
  const t = useTranslations('login')
  const login = useLogin(next)
  const [tab, setTab] = useState('code')
  const tried = useRef(false)
  const { enter } = login
  useEffect(() => {
    if (cardCode === null || tried.current) return
    tried.current = true
    // The code must not stay in the address: it would be in the history and in pictures of the screen.
    window.history.replaceState(null, '', `/login${next === '/' ? '' : `?next=${encodeURIComponent(next)}`}`)
    void enter('code', { code: cardCode })
  }, [cardCode, enter, next])

  return (
    <div className="relative grid min-h-dvh place-items-center overflow-hidden p-4">
      <Lines />
      <div className="absolute top-3 right-3">
        <AppearanceMenu />
      </div>
      <main className="relative flex w-full max-w-md flex-col gap-7 py-10">
        <Wordmark />
        <div className="bg-panel rounded-panel shadow-float">
          <h1 className="sr-only">{t('title')}</h1>
          <Tabs
            label={t('title')}
            value={tab}
            onValueChange={(id) => {
              setTab(id)
              login.clear()
            }}
            tabs={[
              { id: 'code', label: t('byCode'), icon: QrCode, content: <CodeForm login={login} cardCode={cardCode} /> },
              { id: 'password', label: t('byPassword'), icon: KeyRound, content: <PasswordForm login={login} /> },
            ]}
          />
        </div>
        <p className="text-ink-soft text-sm">{t('lostCard')}</p>
        <PracticeLink />
      </main>
    </div>
  )
}

/** Contour lines of a map behind the form; only a picture. */
const Lines = () => (
  <svg aria-hidden viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" className="text-rule absolute inset-0 size-full">
    {Array.from({ length: 11 }, (_, index) => {
      const r = 60 + index * 46
      return (
        <path
          key={index}
          d={`M ${400 - r} ${330} C ${400 - r} ${330 - r * 0.7}, ${400 - r * 0.3} ${330 - r * 0.95}, ${430 + r * 0.25} ${330 - r * 0.72} S ${420 + r * 1.1} ${330 - r * 0.1}, ${400 + r * 0.85} ${340 + r * 0.45} S ${400 - r} ${330 + r * 0.8}, ${400 - r} 330 Z`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
        />
      )
    })}
  </svg>
)
