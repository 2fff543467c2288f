'use client'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { useRemote } from './remoteStore'

/** The way into a battle that somebody else has made. */
export function JoinByCode() {
  const t = useTranslations('practice.remote')
  const { join, busy, trouble } = useRemote()
  const [code, setCode] = useState('')
  return (
    <form
      className="bg-panel rounded-panel shadow-panel flex flex-wrap items-end gap-x-4 gap-y-3 p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') join(code)
      }}
    >
      <p className="min-w-0 flex-1 basis-60 self-center">{t('joinText')}</p>
      <div className="w-36">
        <Field label={t('codeLabel')}>
          {(aria) => (
            <input
              {...aria}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={8}
              className="figures rounded-control border-rule-strong bg-raised text-ink focus-visible:border-press min-h-10 w-full border px-3 text-lg tracking-widest uppercase"
            />
          )}
        </Field>
      </div>
      <Button type="submit" icon={LogIn} busy={busy} disabled={code.trim() === ''}>
        {t('join')}
      </Button>
      {trouble && (
        <p role="alert" className="border-wait bg-wait-wash text-wait rounded-control basis-full border px-3 py-2">
          {t(`trouble.${trouble}`)}
        </p>
      )}
    </form>
  )
}
