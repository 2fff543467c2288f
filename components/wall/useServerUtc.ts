'use client'
import { useEffect, useState } from 'react'

/** UTC milliseconds as the server has them, from the Date header of an answer; null until one came. Screens never trust their own date. */
export function useServerUtc(enabled: boolean): (() => number) | null {
  const [offset, setOffset] = useState<number | null>(null)
  useEffect(() => {
    if (!enabled) return
    let over = false
    const ask = async () => {
      const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => null)
      const date = Date.parse(answer?.headers.get('date') ?? '')
      if (!over && Number.isFinite(date)) setOffset(date - performance.now())
    }
    void ask()
    const again = setInterval(() => void ask(), 10 * 60_000)
    return () => {
      over = true
      clearInterval(again)
    }
  }, [enabled])
  return offset === null ? null : () => performance.now() + offset
}
