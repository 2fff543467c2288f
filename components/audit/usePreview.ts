'use client'
import { useEffect, useState } from 'react'
import type { Json } from '@/lib/kernel/json'
import type { Preview } from '@/lib/store/types'

/** What a command would do now, asked of the server and kept nowhere. Null while it is on its way. */
export function usePreview(slug: string, type: string, data: Json): { preview: Preview | null; failed: boolean; again: () => void } {
  const [state, setState] = useState<{ asked: string; preview: Preview | null; failed: boolean }>({
    asked: '',
    preview: null,
    failed: false,
  })
  const [turn, setTurn] = useState(0)
  const body = JSON.stringify({ id: 'preview', type, data })
  const asked = `${slug} ${body} ${turn}`
  useEffect(() => {
    const stop = new AbortController()
    fetch(`/api/campaigns/${encodeURIComponent(slug)}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: stop.signal,
    })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setState({ asked, preview: (await answer.json()) as Preview, failed: false })
      })
      .catch(() => {
        if (!stop.signal.aborted) setState({ asked, preview: null, failed: true })
      })
    return () => stop.abort()
  }, [slug, body, asked])
  const current = state.asked === asked
  return { preview: current ? state.preview : null, failed: current && state.failed, again: () => setTurn((n) => n + 1) }
}
