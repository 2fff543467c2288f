'use client'
import { useEffect, useState } from 'react'
import type { Json } from '@/lib/kernel/json'
import type { Preview } from '@/lib/store/types'

const PAUSE_MS = 250

/** What a command would do now, asked anew when typing pauses; null while nothing is known. `command` null asks nothing. */
export function useOrderPreview(
  slug: string,
  command: { type: string; data: Json; as: string | null; happenedAt: number | null } | null,
): Preview | null {
  const [known, setKnown] = useState<{ asked: string; preview: Preview } | null>(null)
  const body =
    command === null
      ? null
      : JSON.stringify({
          id: 'preview',
          type: command.type,
          data: command.data,
          ...(command.as === null ? {} : { as: command.as }),
          ...(command.happenedAt === null ? {} : { happenedAt: command.happenedAt }),
        })
  useEffect(() => {
    if (body === null) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(`/api/campaigns/${encodeURIComponent(slug)}/preview`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: stop.signal,
      })
        .then(async (answer) => {
          if (answer.ok) setKnown({ asked: body, preview: (await answer.json()) as Preview })
        })
        .catch(() => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [slug, body])
  return known?.asked === body ? known.preview : null
}
