'use client'
import { signIn } from 'next-auth/react'
import { useCallback, useState } from 'react'

/** Why a login failed; the words are in `login.error`. */
export type LoginFault = 'emptyCode' | 'emptyLogin' | 'code' | 'password' | 'tooMany' | 'offline' | 'unknown'

export interface Login {
  busy: boolean
  fault: LoginFault | null
  fail: (fault: LoginFault) => void
  clear: () => void
  enter: (provider: 'code' | 'password', fields: Record<string, string>) => Promise<void>
}

/** Logs in through next-auth and goes on with a full load, so that every connection starts with the new session. */
export function useLogin(next: string): Login {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<LoginFault | null>(null)
  const enter = useCallback(
    async (provider: 'code' | 'password', fields: Record<string, string>) => {
      setBusy(true)
      setFault(null)
      const found = await attempt(provider, fields)
      if (found === null) return window.location.assign(next)
      setFault(found)
      setBusy(false)
    },
    [next],
  )
  return { busy, fault, enter, fail: setFault, clear: () => setFault(null) }
}

async function attempt(provider: 'code' | 'password', fields: Record<string, string>): Promise<LoginFault | null> {
  try {
    const answer = await signIn(provider, { ...fields, redirect: false })
    if (!answer) return 'unknown'
    if (answer.ok && !answer.error) return null
    if (answer.error === 'tooMany' || answer.status === 429) return 'tooMany'
    return answer.status === 401 || answer.error === 'CredentialsSignin' ? provider : 'unknown'
  } catch {
    return 'offline'
  }
}
