'use client'
import { CircleCheck, KeyRound, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { PinDialog } from './PinDialog'

type State = 'asking' | 'in' | 'old' | 'role' | 'ended' | 'offline'

async function come(slug: string, code: string): Promise<State> {
  try {
    const answer = await fetch(`/api/campaigns/${slug}/watch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    if (answer.ok) return 'in'
    const { error } = (await answer.json()) as { error: string }
    if (error === 'E_ROLE') return 'role'
    return error === 'E_CODE_OLD' ? 'old' : answer.status === 422 ? 'ended' : 'offline'
  } catch {
    return 'offline'
  }
}

/** What a phone shows that scanned the code in HQ: its person is on watch, or why not (EP-30). Plain HTTP is enough for it. */
export function WatchEntry(props: { slug: string; code: string; home: string; person: { id: string; name: string } }) {
  const { slug, code, home, person } = props
  const t = useTranslations('watch')
  const [state, setState] = useState<State>('asking')
  const [pin, setPin] = useState(false)
  useEffect(() => {
    void come(slug, code).then(setState)
  }, [slug, code])
  if (state === 'asking') return <main className="grid min-h-dvh place-items-center text-lg">{t('asking')}</main>
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <EmptyState
        icon={state === 'in' ? CircleCheck : TriangleAlert}
        title={t(`entry.${state}`, { name: person.name })}
        action={
          <div className="flex flex-col gap-3">
            <a
              href={home}
              className="rounded-control border-press bg-press text-press-ink inline-flex min-h-12 items-center justify-center px-5 text-lg font-semibold"
            >
              {t(state === 'in' ? 'toHq' : 'toScreen')}
            </a>
            {state === 'in' && (
              <Button size="l" icon={KeyRound} onClick={() => setPin(true)}>
                {t('setPin')}
              </Button>
            )}
          </div>
        }
      >
        {t(`entryText.${state}`)}
      </EmptyState>
      {pin && <PinDialog slug={slug} person={person} own onClose={() => setPin(false)} />}
    </main>
  )
}
