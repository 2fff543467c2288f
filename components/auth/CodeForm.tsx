'use client'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Field, Input } from '@/components/ui/Field'
import type { Login } from './useLogin'

/** One field for the code of a login card. */
export function CodeForm({ login, cardCode }: { login: Login; cardCode: string | null }) {
  const t = useTranslations('login')
  const [code, setCode] = useState('')
  const byCard = cardCode !== null && login.busy && code === ''
  return (
    <form
      className="flex flex-col gap-4 p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() === '') login.fail('emptyCode')
        else void login.enter('code', { code })
      }}
    >
      <Field label={t('code')} hint={t('codeHint')} error={login.fault && t(`error.${login.fault}`)}>
        {(ids) => (
          <Input
            {...ids}
            name="code"
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              login.clear()
            }}
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={40}
            placeholder="XXXX-XXXX-XXXX"
            className="figures min-h-14! text-center text-xl! uppercase placeholder:normal-case"
          />
        )}
      </Field>
      <Button type="submit" variant="press" size="l" icon={LogIn} busy={login.busy}>
        {byCard ? t('byCard') : login.busy ? t('entering') : t('enter')}
      </Button>
    </form>
  )
}
