'use client'
import { useCallback, useEffect, useState } from 'react'
import { takesBack } from '@/lib/kernel/takenBack'
import type { AuditRecord } from '@/lib/store/types'
import { pageAddress, undoneAddress, type AuditFilter } from './query'

export interface Records {
  status: 'loading' | 'ready' | 'failed'
  records: AuditRecord[]
  more: boolean
  /** Number of the undo by number of the record that was taken back. */
  undone: ReadonlyMap<number, number>
  again: () => void
}

interface Page {
  records: AuditRecord[]
  more: boolean
}

async function fetchPage(address: string, signal: AbortSignal): Promise<Page> {
  const answer = await fetch(address, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(String(answer.status))
  return (await answer.json()) as Page
}

/** One page of the chronicle, fetched anew when the filter, the page or `seq` (the last record known) changes. */
export function useRecords(slug: string, filter: AuditFilter, before: number | null, seq: number | null, limit?: number): Records {
  const [state, setState] = useState<Omit<Records, 'again'>>({ status: 'loading', records: [], more: false, undone: new Map() })
  const [turn, setTurn] = useState(0)
  const address = pageAddress(slug, filter, before, limit)
  useEffect(() => {
    const stop = new AbortController()
    // Many commands in a moment are one look.
    const timer = setTimeout(() => {
      Promise.all([fetchPage(address, stop.signal), fetchPage(undoneAddress(slug), stop.signal)])
        .then(([page, undos]) => {
          const undone = new Map<number, number>()
          // Newest first: an undo that was taken back itself undoes nothing.
          for (const undo of undos.records) {
            if (!undone.has(undo.seq)) for (const seq of takesBack(undo)) if (!undone.has(seq)) undone.set(seq, undo.seq)
          }
          setState({ status: 'ready', records: page.records, more: page.more, undone })
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setState((known) => ({ ...known, status: 'failed' }))
          else void error
        })
    }, 150)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, slug, seq, turn])
  const again = useCallback(() => {
    setState((known) => ({ ...known, status: 'loading' }))
    setTurn((n) => n + 1)
  }, [])
  return { ...state, again }
}
