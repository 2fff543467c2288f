'use client'
import { useCallback, useEffect, useState } from 'react'

export interface Fetched<Value> {
  value: Value | null
  failed: boolean
  again: () => void
}

/** A value asked for over HTTP; asked again on `again` and, with `everyMs`, from time to time. The last value stays in sight meanwhile. */
export function useFetched<Value>(ask: () => Promise<Value>, everyMs?: number): Fetched<Value> {
  const [state, setState] = useState<{ value: Value | null; failed: boolean }>({ value: null, failed: false })
  const [turn, setTurn] = useState(0)
  const again = useCallback(() => setTurn((n) => n + 1), [])
  useEffect(() => {
    let current = true
    ask()
      .then((value) => current && setState({ value, failed: false }))
      .catch(() => current && setState((known) => ({ ...known, failed: true })))
    const timer = everyMs === undefined ? undefined : setTimeout(again, everyMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [ask, everyMs, turn, again])
  return { ...state, again }
}
