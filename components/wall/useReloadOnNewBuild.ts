'use client'
import { useEffect, useRef } from 'react'
import { useConnection } from '@/lib/live/client/hooks'

/** A wall has nobody to press reload: after a restart of the server it asks which build runs now, and loads itself anew if it is another. */
export function useReloadOnNewBuild(build: string | null): void {
  const { boot } = useConnection()
  const first = useRef<string | null>(null)
  useEffect(() => {
    if (boot === null) return
    first.current ??= boot
    if (first.current === boot) return
    first.current = boot
    void fetch('/api/health', { cache: 'no-store' })
      .then((answer) => answer.json() as Promise<{ build: string | null }>)
      .then((now) => {
        if (now.build !== build) window.location.reload()
      })
      .catch(() => undefined)
  }, [boot, build])
}
