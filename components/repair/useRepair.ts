'use client'
import { useEffect, useState } from 'react'
import type { Repair } from '@/lib/live/http/repair'

export interface LoadedRepair {
  status: 'loading' | 'ready' | 'failed'
  repair: Repair | null
  again: () => void
}

/** What followed from a record and who saw it (EP-6), asked of the server. */
export function useRepair(slug: string, seq: number): LoadedRepair {
  const [state, setState] = useState<Omit<LoadedRepair, 'again'>>({ status: 'loading', repair: null })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    fetch(`/api/campaigns/${encodeURIComponent(slug)}/repair/${seq}`, { signal: stop.signal })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        setState({ status: 'ready', repair: (await answer.json()) as Repair })
      })
      .catch(() => {
        if (!stop.signal.aborted) setState((known) => ({ ...known, status: 'failed' }))
      })
    return () => stop.abort()
  }, [slug, seq, turn])
  return { ...state, again: () => setTurn((n) => n + 1) }
}
