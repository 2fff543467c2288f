'use client'
import { IdCard, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EventClock } from '@/components/screen/EventClock'
import { useDarkByDefault } from '@/components/screen/useDarkByDefault'
import { Button } from '@/components/ui/Button'
import { Field, Input } from '@/components/ui/Field'
import { useRow } from '@/lib/live/client/hooks'
import { codeOf, openSession, type KioskFault, type KioskPerson } from './kioskApi'
import { RoomCode } from './RoomCode'

/** Nobody is here: a field for the card, typed or scanned, and the code that checks a phone in at the table. */
export function KioskDoor(props: { slug: string; token: string; base: string; onEnter: (person: KioskPerson) => void }) {
  const { slug, token, base, onEnter } = props
  const t = useTranslations('kiosk')
  const campaign = useRow('campaign', 'campaign')
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<KioskFault | null>(null)
  useDarkByDefault()
  const press = async () => {
    setBusy(true)
    const answer = await openSession(slug, token, codeOf(typed))
    setBusy(false)
    if (typeof answer !== 'string') return onEnter(answer)
    setTyped('')
    setFault(answer)
  }
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-panel border-rule flex min-h-14 items-center gap-4 border-b px-4">
        <p className="min-w-0 flex-1 truncate text-lg font-bold">{campaign?.title || ' '}</p>
        <EventClock />
      </header>
      <main className="mx-auto grid w-full max-w-4xl flex-1 content-center gap-6 p-4 md:grid-cols-2">
        <form
          noValidate
          autoComplete="off"
          className="bg-panel shadow-panel rounded-panel flex flex-col gap-4 p-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() !== '') void press()
          }}
        >
          <h1 className="flex items-center gap-3 text-2xl leading-tight font-bold">
            <IdCard aria-hidden className="text-press size-8 shrink-0" />
            {t('title')}
          </h1>
          <p className="text-ink-soft">{t('lead')}</p>
          <Field label={t('code')} hint={t('codeHint')} error={fault && t(`fault.${fault}`)}>
            {(ids) => (
              <Input
                {...ids}
                autoFocus
                name="card"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value)
                  setFault(null)
                }}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                maxLength={300}
                placeholder="XXXX-XXXX-XXXX"
                className="figures min-h-14! text-center text-xl! uppercase placeholder:normal-case"
              />
            )}
          </Field>
          <Button type="submit" variant="press" size="l" icon={LogIn} busy={busy}>
            {t('enter')}
          </Button>
        </form>
        <RoomCode slug={slug} token={token} base={base} />
      </main>
    </div>
  )
}
