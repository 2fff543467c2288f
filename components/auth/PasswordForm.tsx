'use client'
import { Eye, EyeOff, LogIn } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@/components/ui/Button'
import { Field, Input } from '@/components/ui/Field'
import { IconButton } from '@/components/ui/IconButton'
import type { Login } from './useLogin'

/** Login and password: the master's way, and anybody's whose camera does not work. */
export function PasswordForm({ login }: { login: Login }) {
  const t = useTranslations('login')
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  return (
    <form
      className="flex flex-col gap-4 p-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '' || password === '') login.fail('emptyLogin')
        else void login.enter('password', { login: name, password })
      }}
    >
      <Field label={t('login')}>
        {(ids) => (
          <Input
            {...ids}
            name="login"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              login.clear()
            }}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="min-h-12!"
          />
        )}
      </Field>
      <Field label={t('password')} error={login.fault && t(`error.${login.fault}`)}>
        {(ids) => (
          <div className="relative">
            <Input
              {...ids}
              name="password"
              type={shown ? 'text' : 'password'}
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                login.clear()
              }}
              autoComplete="current-password"
              className="min-h-12! pr-13!"
            />
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t(shown ? 'hidePassword' : 'showPassword')}
              className="absolute top-1 right-1"
              onClick={() => setShown(!shown)}
            />
          </div>
        )}
      </Field>
      <Button type="submit" variant="press" size="l" icon={LogIn} busy={login.busy}>
        {login.busy ? t('entering') : t('enter')}
      </Button>
    </form>
  )
}
